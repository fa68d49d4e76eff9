import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'
import type { EmailStep, WrittenFor } from '../model/sequence'
import { repairStep, wordsOfBody } from '../mail/body-tokens'

/**
 * The server does not store which contact the AI wrote a step for, so this device does, keyed by a
 * hash of the mail's words.
 */
const MAX_MAILS = 200

const mails = persisted<Record<string, readonly WrittenFor[]>>({
  name: 'written-for',
  scope: 'device',
  schema: z.record(
    z.string(),
    z.array(z.object({ first_name: z.string(), last_name: z.string(), company: z.string() })),
  ),
  fallback: {},
  atLogOut: 'stays',
})

/** Short hash (FNV-1a); the risk of collisions is negligible. */
function wordsKey(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim()
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return `${text.length}-${hash.toString(36)}`
}

export function keepWrittenFor(steps: readonly EmailStep[]): void {
  const added = steps.flatMap((step): [string, WrittenFor[]][] =>
    step.writtenFor ? [[wordsKey(wordsOfBody(repairStep(step).content)), step.writtenFor]] : [],
  )
  if (added.length === 0) return
  const all = Object.entries({ ...mails.get(), ...Object.fromEntries(added) })
  mails.set(Object.fromEntries(all.slice(-MAX_MAILS)))
}

export const keptWrittenFor = (words: string): readonly WrittenFor[] =>
  mails.get()[wordsKey(words)] ?? []
