import { translate } from '@/shared/i18n/translate'
import { textKey } from '@/shared/lib/values/text-key'
import type { Command } from './command'

/** More than fit on a screen; a longer query narrows them down. */
const MAX_FOUND = 50

export type CommandGroup = { name: string; commands: Command[] }

/**
 * Without a query, returns the commands of the screen, then general ones. With a query, returns the
 * matches, best first.
 */
export function rankCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const all = withoutSecondLinks(commands)
  const groups = query === '' ? offered(all) : [matching(all, query)]
  return groups.filter((group) => group.commands.length > 0)
}

/**
 * Keeps one link per screen: the one named after it, with the labels of the others as search terms.
 */
function withoutSecondLinks(commands: readonly Command[]): Command[] {
  return commands.flatMap((command) => {
    if (command.path === undefined) return [command]
    const links = commands.filter(({ path }) => path === command.path)
    const words = links.flatMap(({ label, words = '' }) => [label, words]).join(' ')
    return command === links.at(-1) ? [{ ...command, words }] : []
  })
}

function matching(commands: readonly Command[], query: string) {
  const typed = wordsOf(query)
  const found = commands
    .map((command) => ({ command, rank: rankOf(command, typed) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
  return {
    name: translate('Results'),
    commands: found.slice(0, MAX_FOUND).map(({ command }) => command),
  }
}

/**
 * Each typed word must be a word of the command, or the beginning of one. Matches at the start of
 * the label come first, then those elsewhere in it, then those of further search terms. Enter runs
 * the first, so a risky one comes last until its first word is typed.
 */
function rankOf({ label, words = '', isRisky }: Command, typed: readonly string[]): number {
  const own = wordsOf(label)
  const begin = (known: string[]) =>
    typed.length > 0 && typed.every((word) => known.some((one) => one.startsWith(word)))
  if (!begin([...own, ...wordsOf(words)])) return 0
  if (isRisky && !typed.includes(own[0] ?? '')) return 1
  if (!begin(own)) return 2
  return own[0]?.startsWith(typed[0] ?? '') ? 4 : 3
}

const wordsOf = (text: string): string[] => textKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

function offered(commands: readonly Command[]): CommandGroup[] {
  const names = [translate('On this screen'), translate('Go to'), translate('General')]
  const groups = names.map((name) => ({
    name,
    commands: commands
      .filter((one) => one.group === name)
      .toSorted((a, b) => Number(a.isRisky ?? false) - Number(b.isRisky ?? false)),
  }))
  // The first command is highlighted; a group of risky ones only comes last.
  const isFirstRisky = ({ commands: [first] }: CommandGroup) => first?.isRisky === true
  return groups.toSorted((a, b) => Number(isFirstRisky(a)) - Number(isFirstRisky(b)))
}
