import * as z from 'zod/mini'
import { items } from '@/shared/api/answer'
import type { EmailStep } from '@/entities/campaign/model/sequence'

export type TemplateStep = Omit<EmailStep, 'id'>
/** One step, or a whole sequence. */
export type Template = { kind: 'template'; id: string; name: string; steps: TemplateStep[] }
/** A short text for the body of a step, as HTML. */
export type Snippet = { kind: 'snippet'; id: string; name: string; html: string }
export type Entry = Template | Snippet
export type Kind = Entry['kind']

export const newEntryId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`

const nonEmpty = z.string().check(z.minLength(1))

export const entryReader: z.ZodMiniType<Entry> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('template'),
    id: nonEmpty,
    name: nonEmpty,
    steps: z
      .array(
        z.object({
          subject: z.string(),
          variants: z.optional(z.array(z.string())),
          content: z.string(),
          sender: z.string(),
          delay: z.int().check(z.gte(0)),
          cc: z.string(),
          showCc: z.boolean(),
        }),
      )
      .check(z.minLength(1)),
  }),
  z.object({ kind: z.literal('snippet'), id: nonEmpty, name: nonEmpty, html: z.string() }),
])

/** What this or an older version of the application stored on the device. */
export const storedEntries = items(entryReader)

/** The same text for entries with the same content, whatever their ids. */
export const contentOf = (entry: Entry): string =>
  JSON.stringify(entryReader.parse({ ...entry, id: 'any' }))
