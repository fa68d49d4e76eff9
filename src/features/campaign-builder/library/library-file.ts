import * as z from 'zod/mini'
import { translate } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { sendableHtml } from '@/entities/campaign/mail/clean-html'
import { fromElsewhere } from '@/entities/campaign/mail/foreign-html'
import { contentOf, type Entry, entryReader, newEntryId } from './entry'

/** Identifies the file to people and to this application. */
const CONTENT = 'AI SDR templates and snippets'
/** Increment when older versions can no longer read the file. */
const VERSION = 1
export const MAX_FILE_BYTES = 20_000_000

export const toFile = (entries: readonly Entry[]): string =>
  JSON.stringify({ content: CONTENT, version: VERSION, entries }, null, 2)

const head = z.object({ content: z.literal(CONTENT), version: z.number() })
const body = z.object({ entries: z.array(z.unknown()) })

type FileResult = { entries: Entry[] } | { problem: string }

/** Parses a file. A damaged file is rejected as a whole; nothing in it is executed. */
export function readFile(text: string): FileResult {
  const json = parse(text)
  const found = head.safeParse(json)
  if (!found.success) return { problem: translate('It is not a file of templates and snippets.') }
  if (found.data.version > VERSION)
    return {
      problem: translate(
        'A newer version of this application made it. Reload the page, and try again.',
      ),
    }
  const list = body.safeParse(json)
  if (!list.success) return { problem: translate('It is damaged: it has no list of entries.') }
  const entries: Entry[] = []
  for (const [index, value] of list.data.entries.entries()) {
    const { success, data } = entryReader.safeParse(value)
    if (!success)
      return {
        problem: translate('It is damaged: entry {number} cannot be read.', { number: index + 1 }),
      }
    entries.push(cleaned(data))
  }
  return entries.length > 0 ? { entries } : { problem: translate('There is nothing in it.') }
}

/** Returns the entries to add. One that has changed since its export counts as new. */
export function newEntries(imported: readonly Entry[], known: readonly Entry[]): Entry[] {
  const knownIds = new Set(known.map(({ id }) => id))
  const contents = new Set(known.map(contentOf))
  return imported
    .filter((entry) => !contents.has(contentOf(entry)))
    .map((entry) => (knownIds.has(entry.id) ? withNewId(entry) : entry))
}

const withNewId = (entry: Entry): Entry => ({ ...entry, id: newEntryId() })

export function cleaned(entry: Entry): Entry {
  const name = visibleText(entry.name) || translate('Untitled')
  if (entry.kind === 'snippet')
    return { ...entry, name, html: sendableHtml(fromElsewhere(entry.html)) }
  const steps = entry.steps.map((step) => ({
    ...step,
    content: sendableHtml(fromElsewhere(step.content)),
  }))
  return { ...entry, name, steps }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
