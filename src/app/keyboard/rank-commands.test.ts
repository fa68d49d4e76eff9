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

it('offers the recent ones first, each once, and no names without a query', () => {
  expect(labels('', ['list:1', 'gone', 'theme:dark'])).toEqual([
    ['Recent', 'Pilot customers', 'Use the dark theme'],
    ['On this screen', 'Create Contact'],
    ['Go to', 'Go to Lists'],
    ['General', 'Logout'],
  ])
})

it('has one entry for the links to a screen, found by the words of each', () => {
  expect(labels('view all')).toEqual([['Results', 'Go to Lists']])
})

it.each([
  ['pilot', 'Pilot customers'],
  ['fndrs', 'Founders intro'],
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

it('puts a recent one before an equal match', () => {
  expect(labels('intro', ['campaign:2'])[0]?.[1]).toBe('Fundraising, introduction')
})

it('finds nothing', () => {
  expect(labels('xyzzy')).toEqual([])
})
