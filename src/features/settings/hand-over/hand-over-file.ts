import * as z from 'zod/mini'
import { instant, text } from '@/shared/api/answer'
import { dateFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import {
  type HandOverPart,
  type Incoming,
  type Outgoing,
  UnreadableEntryError,
} from '@/shared/lib/hand-over/hand-over-part'
import { inMarkdown } from '@/shared/lib/values/markdown'

/** Identifies the file to people and to this application. */
const CONTENT = 'AI SDR hand-over'
/** Increment when old and new versions can no longer read each other's files. */
const VERSION = 1
const MB = 1_000_000
const MAX_FILE_MB = 100
/** Base64 encodes three bytes as four characters. */
const MAX_ATTACHED_BYTES = (MAX_FILE_MB * MB * 3) / 4

export const maxFileSize = () => translate('{megabytes} MB', { megabytes: MAX_FILE_MB })

type Person = { name: string; email: string }

export type Chosen = { part: HandOverPart; outgoing: Outgoing }

/** @returns undefined if it would be too large to import */
export async function makeFile(
  from: Person,
  chosen: readonly Chosen[],
): Promise<string | undefined> {
  if (isTooLarge(chosen)) return undefined
  const parts: Record<string, readonly unknown[]> = {}
  for (const { part, outgoing } of chosen) parts[part.kind] = await outgoing.toEntries()
  const { name, email } = from
  const file = {
    content: CONTENT,
    version: VERSION,
    from: { name, email },
    at: new Date(),
    parts,
  }
  const json = JSON.stringify(file, null, 2)
  return new Blob([json]).size > MAX_FILE_MB * MB ? undefined : json
}

export const isTooLarge = (chosen: readonly Chosen[]): boolean =>
  chosen.reduce((sum, { outgoing }) => sum + (outgoing.fileBytes ?? 0), 0) > MAX_ATTACHED_BYTES

const dates = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** The same content as Markdown. */
export const makeReadable = (from: Person, chosen: readonly Chosen[]): string =>
  [
    `# ${translate('Handed over by {name}', { name: inMarkdown(from.name || from.email) })}`,
    `${inMarkdown(from.email)}, ${dates().format(Date.now())}`,
    ...chosen.flatMap(({ part, outgoing }) => [
      `## ${part.label()} (${outgoing.count})`,
      outgoing.toMarkdown(),
    ]),
  ].join('\n\n') + '\n'

const head = z.object({ content: z.literal(CONTENT), version: z.number() })
const body = z.object({
  from: z.catch(z.object({ name: text, email: text }), { name: '', email: '' }),
  at: instant,
  parts: z.record(z.string(), z.array(z.unknown())),
})

export type FoundPart = {
  part: HandOverPart
  /** Undefined if the user's own data could not be read. */
  incoming: Incoming | undefined
  count: number
}

export type FoundFile = { from: Person; at: number | undefined; parts: readonly FoundPart[] }

/** Why a file is rejected, as shown to the user. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError'
}

/**
 * Reads a file and compares it with the user's data, without importing anything.
 * @throws RefusedFileError
 */
export async function readFile(file: File, parts: readonly HandOverPart[]): Promise<FoundFile> {
  if (file.size > MAX_FILE_MB * MB)
    throw new RefusedFileError(translate('It is larger than {size}.', { size: maxFileSize() }))
  const json = parse(await textOf(file))
  const found = head.safeParse(json)
  if (!found.success)
    throw new RefusedFileError(
      translate('It was not made by “Hand over …”. Choose the .json file.'),
    )
  if (found.data.version > VERSION)
    throw new RefusedFileError(
      translate('A newer version of this application made it. Reload the page, and try again.'),
    )
  if (found.data.version !== VERSION)
    throw new RefusedFileError(
      translate('An older version of this application made it. Ask for a new file.'),
    )
  const content = body.safeParse(json)
  if (!content.success) throw new RefusedFileError(translate('It is damaged: parts are missing.'))
  const { from, at, parts: entries } = content.data
  const present = parts.filter(({ kind }) => (entries[kind] ?? []).length > 0)
  if (present.length === 0) throw new RefusedFileError(translate('There is nothing in it.'))
  return {
    from,
    at,
    parts: await Promise.all(present.map(async (part) => compare(part, entries[part.kind] ?? []))),
  }
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text()
  } catch {
    throw new RefusedFileError(translate('It cannot be read. It may have been moved or changed.'))
  }
}

async function compare(part: HandOverPart, entries: readonly unknown[]): Promise<FoundPart> {
  const count = entries.length
  try {
    return { part, count, incoming: await part.compare(entries) }
  } catch (error) {
    if (!(error instanceof UnreadableEntryError)) return { part, count, incoming: undefined }
    throw new RefusedFileError(
      translate('It is damaged: number {number} of “{kind}” cannot be read.', {
        number: error.number,
        kind: part.label(),
      }),
      { cause: error },
    )
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
