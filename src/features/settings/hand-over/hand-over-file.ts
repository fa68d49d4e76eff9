import * as z from 'zod/mini'
import { text } from '@/shared/api/answer'
import { translate } from '@/shared/i18n/translate'
import type { HandOverPart, Incoming } from '@/shared/lib/device/hand-over'
import { parseJson } from '@/shared/lib/device/persisted'

/** Identifies the file to people and to this application. */
const CONTENT = 'AI SDR hand-over'
/** Increment when old and new versions can no longer read each other's files. */
const VERSION = 2
const MAX_FILE_MB = 100
const MAX_FILE_BYTES = MAX_FILE_MB * 1_000_000

export const maxFileSize = () => translate('{megabytes} MB', { megabytes: MAX_FILE_MB })

type Person = { name: string; email: string }

/** Why no file is made or read, as shown to the user. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError'
}

/** @throws RefusedFileError */
export async function makeFile(
  { name, email }: Person,
  parts: readonly HandOverPart[],
): Promise<string> {
  const read = await Promise.all(
    parts.map(async (part) => [part.kind, await part.read().catch(unreadable)] as const),
  )
  const present = read.filter(([, value]) => value !== undefined)
  if (present.length === 0)
    throw new RefusedFileError(translate('There is nothing to hand over on this device.'))
  const values = Object.fromEntries(present)
  const file = { content: CONTENT, version: VERSION, from: { name, email }, at: new Date(), values }
  const json = JSON.stringify(file, null, 2)
  if (new Blob([json]).size > MAX_FILE_BYTES)
    throw new RefusedFileError(
      translate('It would be larger than {size}. Discard drafts, or remove files from them.', {
        size: maxFileSize(),
      }),
    )
  return json
}

const head = z.object({ content: z.literal(CONTENT), version: z.number() })
const body = z.object({
  from: z.catch(z.object({ name: text, email: text }), { name: '', email: '' }),
  values: z.record(z.string(), z.unknown()),
})

/** `from` is the name or address of the user who made the file; '' if it has neither. */
export type FoundFile = { from: string } & Incoming

const damaged = () => new RefusedFileError(translate('It is damaged.'))

/**
 * Reads a file and compares it with what the user has, without taking anything over.
 * @throws RefusedFileError
 */
export async function readFile(file: File, parts: readonly HandOverPart[]): Promise<FoundFile> {
  if (file.size > MAX_FILE_BYTES)
    throw new RefusedFileError(translate('It is larger than {size}.', { size: maxFileSize() }))
  const json = parseJson(await textOf(file))
  const found = head.safeParse(json)
  if (!found.success)
    throw new RefusedFileError(translate('This is no file of a hand-over. Choose the .json file.'))
  if (found.data.version !== VERSION)
    throw new RefusedFileError(
      translate('Another version of this application made it. Ask for a new file.'),
    )
  const content = body.safeParse(json)
  if (!content.success) throw damaged()
  const { values, ...made } = content.data
  const from = made.from.name || made.from.email
  const present = parts.filter(({ kind }) => values[kind] !== undefined)
  if (present.length === 0) throw new RefusedFileError(translate('There is nothing in it.'))
  const incoming = await Promise.all(
    present.map(async ({ kind, compare }) => {
      const part = await compare(values[kind], from).catch(unreadable)
      if (!part) throw damaged()
      return part
    }),
  )
  return {
    from,
    count: sum(incoming.map(({ count }) => count)),
    newCount: sum(incoming.map(({ newCount }) => newCount)),
    take: async () => sum(await Promise.all(incoming.map(async ({ take }) => take()))),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function unreadable(cause: unknown): never {
  throw new RefusedFileError(translate('This browser does not let its storage be read.'), { cause })
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text()
  } catch {
    throw new RefusedFileError(translate('It cannot be read. It may have been moved or changed.'))
  }
}
