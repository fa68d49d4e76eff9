import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/lib/browser-storage'
import type { EmailStep, WrittenFor } from '../model/sequence'
import { wordsOfBody } from '../tokens/body-tokens'
import { repairStep } from '../tokens/repair-step'

/**
 * The server does not keep for whom the AI wrote a step, so this device does: by the words of the mail, and
 * without its text.
 */
const KEY = 'written-for'
const MAX_MAILS = 200

const reader = z.record(
  z.string(),
  z.array(z.object({ first_name: z.string(), last_name: z.string(), company: z.string() })),
)

function readAll(): Record<string, WrittenFor[]> {
  try {
    return z.parse(reader, JSON.parse(deviceStorage.read(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** Short, and different for any two mails that a person writes (FNV-1a). */
function keyOf(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim()
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return `${text.length}-${hash.toString(36)}`
}

/** For steps that were saved. */
export function keepWrittenFor(steps: readonly EmailStep[]): void {
  const added = steps.flatMap((step): [string, WrittenFor[]][] =>
    step.writtenFor ? [[keyOf(wordsOfBody(repairStep(step).content)), step.writtenFor]] : [],
  )
  if (added.length === 0) return
  const all = Object.entries({ ...readAll(), ...Object.fromEntries(added) })
  deviceStorage.write(KEY, JSON.stringify(Object.fromEntries(all.slice(-MAX_MAILS))))
}

/** @param words of the body of a saved step */
export const keptWrittenFor = (words: string): readonly WrittenFor[] =>
  readAll()[keyOf(words)] ?? []
