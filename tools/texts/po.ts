import PO from 'pofile'
import { CONTEXT_END } from '../../src/shared/i18n/parse-message.ts'
import { parseMessage } from '../../src/shared/i18n/parse-message.ts'
import type { SourceMessage } from './extract.ts'
import { namesOf } from './names-of.ts'

export type Entry = SourceMessage & { files: string[] }

export const keyOf = ({ message, context }: SourceMessage): string =>
  context ? context + CONTEXT_END + message : message

/**
 * Content of a PO file.
 * @param old content of all the language's files, because a text may move to another catalogue
 */
export function writePo(entries: readonly Entry[], old = '', locale = ''): string {
  const previous = new Map(
    PO.parse(old).items.map((item) => [
      keyOf({ message: item.msgid, context: item.msgctxt ?? '' }),
      item,
    ]),
  )
  const po = new PO()
  po.headers = { 'Content-Type': 'text/plain; charset=UTF-8', Language: locale }
  po.items = entries.map((entry) => {
    const item = new PO.Item()
    const known = previous.get(keyOf(entry))
    item.msgid = entry.message
    if (entry.context) item.msgctxt = entry.context
    item.references = entry.files
    item.msgstr = known?.msgstr ?? ['']
    item.comments = known?.comments ?? []
    return item
  })
  return `${po.toString()}\n`
}

const isDone = ({ msgstr, flags }: PO['items'][number]) => Boolean(msgstr[0]) && !flags.fuzzy

/** Translations of a PO file by key; skips missing and fuzzy ones. */
export const compilePo = (content: string): Record<string, string> =>
  Object.fromEntries(
    PO.parse(content)
      .items.filter(isDone)
      .map(({ msgid, msgctxt, msgstr: [wording = ''] }) => [
        keyOf({ message: msgid, context: msgctxt ?? '' }),
        wording,
      ]),
  )

/** Texts without a translation. A fuzzy translation counts as present, pending review. */
export const missingInPo = (content: string): string[] =>
  PO.parse(content)
    .items.filter(({ msgstr }) => !msgstr[0])
    .map(({ msgid }) => msgid)

/** How a text ends, without tags, the braces of its last plural, and spaces that French sets. */
function endOf(text: string): 'sentence' | 'pending' | 'colon' | 'label' {
  const end = text.replaceAll(/<\/?\w+>/g, '').replace(/[\s}]+$/, '')
  if (/\.\.\.$|…$/.test(end)) return 'pending'
  if (/[.!?]$/.test(end)) return 'sentence'
  return end.endsWith(':') ? 'colon' : 'label'
}

/** Translations that cannot be parsed, lack a value of the English text, or end in another mark. */
export const problemsOfPo = (content: string): string[] =>
  PO.parse(content).items.filter(isDone).flatMap(problemsOfItem)

function problemsOfItem({ msgid, msgstr: [wording = ''] }: PO['items'][number]): string[] {
  try {
    const names = namesOf(parseMessage(wording))
    const missing = [...namesOf(parseMessage(msgid))].filter((name) => !names.has(name))
    if (missing.length > 0) return [`"${msgid}" needs ${missing.join(', ')}`]
    const [expected, actual] = [endOf(msgid), endOf(wording)]
    if (expected === actual) return []
    return [`"${msgid}" ends as a ${expected}, its translation "${wording}" as a ${actual}`]
  } catch (error) {
    return [error instanceof Error ? error.message : `"${wording}"`]
  }
}
