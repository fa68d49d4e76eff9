import type { Wire } from '@/shared/api/contract'
import { msg, type Translatable, translate } from '@/shared/i18n/translate'

export type AiPreset = Wire<'AiPreset'>

export const presets: readonly [id: AiPreset, label: Translatable, about: Translatable][] = [
  ['icebreaker', msg('Icebreaker'), msg('A 1-2 sentence opener')],
  ['subject_lines', msg('Subject lines'), msg('8-10 subject lines with preheaders')],
  ['first_touch', msg('First touch'), msg('A first e-mail of 100-150 words')],
  ['follow_up', msg('Follow-up'), msg('A reminder of 60-110 words')],
  ['objection_handler', msg('Objection handler'), msg('A reply to an objection')],
  [
    'boost_deliverability',
    msg('Boost deliverability'),
    msg('Removes wording that spam filters dislike'),
  ],
  ['increase_reply', msg('Increase reply'), msg('Makes it easier to answer')],
  ['improve_booking', msg('Improve booking'), msg('Asks for a meeting')],
  ['make_persuasive', msg('Make persuasive'), msg('Strengthens the argument')],
  ['fix_grammar', msg('Fix grammar'), msg('Fixes spelling and grammar')],
  ['stronger_cta', msg('Stronger CTA'), msg('Ends with a clearer request')],
]

/** Presets that improve the existing text instead of writing a new one. */
const rewrites = new Set<AiPreset>([
  'boost_deliverability',
  'increase_reply',
  'improve_booking',
  'make_persuasive',
  'fix_grammar',
  'stronger_cta',
])

export function presetLabel(id: AiPreset): string {
  const label = presets.find(([preset]) => preset === id)?.[1]
  return label ? translate(label) : id
}

export const isRewrite = (id: AiPreset) => rewrites.has(id)

export const tones = [
  { value: 'confident', label: msg('Confident') },
  { value: 'friendly', label: msg('Friendly') },
  { value: 'professional', label: msg('Professional') },
  { value: 'casual', label: msg('Casual') },
]

export const lengths = [
  { value: 'short', label: msg('Short') },
  { value: 'medium', label: msg('Medium') },
  { value: 'long', label: msg('Long') },
]

type InsertMode = 'insert' | 'replace'

export const insertModes = [
  { value: 'insert', label: msg('At cursor') },
  { value: 'replace', label: msg('Replace body') },
] satisfies { value: InsertMode; label: Translatable }[]

export type AiOptions = {
  tone: string
  length: string
  /** From 0 (always the same wording) to 1. */
  temperature: number
  insertMode: InsertMode
  /**
   * The objection to answer; '' for that of the offer. Answers persisted by earlier versions have
   * none.
   */
  objection?: string
}

export type AiSettings = AiOptions & { preset: AiPreset }

export const defaultOptions: AiOptions = {
  tone: 'confident',
  length: 'medium',
  temperature: 0.6,
  insertMode: 'insert',
  objection: '',
}

export const objections = [
  msg('No time'),
  msg('Too expensive'),
  msg('We have something like that'),
  msg('Not now'),
  msg('I am not the right person'),
]

/** A greeting alone is too short to be improved. */
const FEW_WORDS = 4

/**
 * @param position of the step, from 1
 * @param words text of its body
 */
export function proposedPreset(position: number, words: string): AiPreset {
  if (words.split(/\s+/).filter(Boolean).length > FEW_WORDS) return 'increase_reply'
  return position === 1 ? 'first_touch' : 'follow_up'
}
