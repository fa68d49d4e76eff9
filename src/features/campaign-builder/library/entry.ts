import * as z from 'zod/mini'
import { items } from '@/shared/api/answer'
import { type EmailStep, stepTypeReader } from '@/entities/campaign/model/sequence'

type TemplateStep = Omit<EmailStep, 'id'>
/** A single step or a whole sequence. */
export type Template = { kind: 'template'; id: string; name: string; steps: TemplateStep[] }
/** Short HTML for the body of a step. */
export type Snippet = { kind: 'snippet'; id: string; name: string; html: string }
export type Entry = Template | Snippet
export type Kind = Entry['kind']

const nonEmpty = z.string().check(z.minLength(1))

const entryReader: z.ZodMiniType<Entry> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('template'),
    id: nonEmpty,
    name: nonEmpty,
    steps: z
      .array(
        z.object({
          type: stepTypeReader,
          subject: z.string(),
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

/** Reads entries persisted by this or an older version. */
export const storedEntries = items(entryReader)

/** Equal for entries with the same content, whatever their ids. */
export const contentOf = (entry: Entry): string =>
  JSON.stringify(entryReader.parse({ ...entry, id: 'any' }))
