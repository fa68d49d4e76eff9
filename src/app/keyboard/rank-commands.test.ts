import { expect, it } from 'vitest'
import type { Command } from './command'
import { rankCommands } from './rank-commands'

const command = (id: string, label: string, group: string, more?: Partial<Command>): Command => ({
  id,
  label,
  group,
  run: () => {},
  ...more,
})

const commands = [
  command('action:new', 'Create Contact', 'On this screen'),
  command('action:lists', 'View All', 'On this screen', { path: '/lists' }),
  command('go:/lists', 'Go to Lists', 'Go to', { path: '/lists', words: 'import csv' }),
  command('theme:dark', 'Use the dark theme', 'General', { words: 'dark mode night' }),
  command('action:Logout', 'Logout', 'General', { words: 'log out sign off Résumé' }),
  command('list:1', 'Pilot customers', 'Lists'),
  command('campaign:1', 'Founders intro', 'Campaigns'),
  command('campaign:2', 'Fundraising, introduction', 'Campaigns'),
]

const labels = (query: string, recent: string[] = []) =>
  rankCommands(commands, query, recent).map(({ name, commands }) =>
    [name].concat(commands.map(({ label }) => label)),
  )

it('offers recent commands first without duplicates, and names only for a query', () => {
  expect(labels('', ['list:1', 'gone', 'theme:dark'])).toEqual([
    ['Recent', 'Pilot customers', 'Use the dark theme'],
    ['On this screen', 'Create Contact'],
    ['Go to', 'Go to Lists'],
    ['General', 'Logout'],
  ])
})

it('merges links to the same screen, and finds them by the words of each', () => {
  expect(labels('view all')).toEqual([['Results', 'Go to Lists']])
})

it.each([
  ['pilot', 'Pilot customers'],
  ['DARK', 'Use the dark theme'],
  ['go lists', 'Go to Lists'],
  ['intro founders', 'Founders intro'],
  ['night', 'Use the dark theme'],
  ['sign off', 'Logout'],
  ['out log', 'Logout'],
  ['resume', 'Logout'],
])('finds %s', (query, label) => {
  expect(labels(query)[0]?.[1]).toBe(label)
})

it('ranks a recent command before an equal match', () => {
  expect(labels('intro', ['campaign:2'])[0]?.[1]).toBe('Fundraising, introduction')
})

it.each(['xyzzy', 'fndrs', 'ilot', '·'])('finds nothing for %s', (query) => {
  expect(labels(query)).toEqual([])
})

it.each([
  ['', ['action:Launch'], 'Log'],
  ['la', [], 'Landing page leads'],
  ['launch', [], 'Launch (2)'],
])('puts an action that sends first only if it is named: “%s”', (query, recent, first) => {
  const some = [
    command('action:Launch', 'Launch (2)', 'On this screen', { isRisky: true }),
    command('action:log', 'Log', 'General'),
    command('list:1', 'Landing page leads', 'Lists'),
  ]
  expect(rankCommands(some, query, recent)[0]?.commands[0]?.label).toBe(first)
})
