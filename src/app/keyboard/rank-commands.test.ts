import { expect, it, vi } from 'vitest'
import { msg } from '@/shared/i18n/translate'
import { HomeIcon } from '@/shared/ui/icons'
import type { Command } from './command'
import { generalCommands } from './general-commands'
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

const labels = (query: string, of = commands) =>
  rankCommands(of, query).map(({ name, commands }) =>
    [name].concat(commands.map(({ label }) => label)),
  )

it('offers the commands of the screen first, and names only for a query', () => {
  expect(labels('')).toEqual([
    ['On this screen', 'Create Contact'],
    ['Go to', 'Go to Lists'],
    ['General', 'Use the dark theme', 'Logout'],
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

it.each(['xyzzy', 'fndrs', 'ilot', '·'])('finds nothing for %s', (query) => {
  expect(labels(query)).toEqual([])
})

it.each([
  ['', 'Log'],
  ['la', 'Landing page leads'],
  ['launch', 'Launch (2)'],
])('puts an action that sends first only if it is named: “%s”', (query, first) => {
  const some = [
    command('action:Launch', 'Launch (2)', 'On this screen', { isRisky: true }),
    command('action:log', 'Log', 'General'),
    command('list:1', 'Landing page leads', 'Lists'),
  ]
  expect(rankCommands(some, query)[0]?.commands[0]?.label).toBe(first)
})

it('finds the screen where campaigns are paused and resumed', () => {
  const campaigns = { to: '/campaigns', label: msg('Campaigns'), icon: HomeIcon } as const
  const found = [['Results', 'Go to Campaigns']]
  expect(labels('pause', generalCommands([campaigns], {}, vi.fn()))).toEqual(found)
})
