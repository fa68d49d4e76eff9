import { defaultFilter } from 'cmdk'
import { translate } from '@/shared/i18n/translate'
import type { Command } from './command'

/** More than fit on a screen; a longer query finds the others. */
const MAX_FOUND = 50
/** Leaves out matches of single characters that are far apart. */
const MIN_SCORE = 0.01
/** What a recent command counts more than the same match of another one. */
const RECENT_FACTOR = 1.5

export type CommandGroup = { name: string; commands: Command[] }

/**
 * Without a query the recent commands, then those of the screen and the general ones; with one the
 * matches, best first.
 * @param recent ids, the latest first
 */
export function rankCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
): CommandGroup[] {
  const groups = query === '' ? offered(commands, recent) : [matching(commands, query, recent)]
  return groups.filter((group) => group.commands.length > 0)
}

function matching(commands: readonly Command[], query: string, recent: readonly string[]) {
  const found = commands
    .map((command) => ({
      command,
      score:
        defaultFilter(command.label, query) * (recent.includes(command.id) ? RECENT_FACTOR : 1),
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
  return {
    name: translate('Results'),
    commands: found.slice(0, MAX_FOUND).map(({ command }) => command),
  }
}

const unnamed = () => [translate('On this screen'), translate('Go to'), translate('General')]

function offered(commands: readonly Command[], recent: readonly string[]): CommandGroup[] {
  const latest = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
  return [
    { name: translate('Recent'), commands: latest },
    ...unnamed().map((name) => ({
      name,
      commands: commands.filter((one) => one.group === name && !latest.includes(one)),
    })),
  ]
}
