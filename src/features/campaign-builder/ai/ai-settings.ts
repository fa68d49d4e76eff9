import type { Wire } from '@/shared/api/contract'
import { msg, type Translatable, translate } from '@/shared/i18n/translate'

export type AiPreset = Wire<'AiPreset'>

type Preset = {
  label: Translatable
  about: Translatable
  /** A text, an improved form of the existing one, or lines of which one becomes the subject. */
  writes: 'text' | 'rewrite' | 'subjects'
}

/** The panel shows them in the order of openapi.yaml. */
export const presets: Readonly<Record<AiPreset, Preset>> = {
  icebreaker: { label: msg('Icebreaker'), about: msg('A 1-2 sentence opener'), writes: 'text' },
  subject_lines: {
    label: msg('Subject lines'),
    about: msg('8-10 subject lines with preheaders'),
    writes: 'subjects',
  },
  first_touch: {
    label: msg('First touch'),
    about: msg('A first e-mail of 100-150 words'),
    writes: 'text',
  },
  follow_up: { label: msg('Follow-up'), about: msg('A reminder of 60-110 words'), writes: 'text' },
  objection_handler: {
    label: msg('Objection handler'),
    about: msg('A reply to an objection'),
    writes: 'text',
  },
  boost_deliverability: {
    label: msg('Boost deliverability'),
    about: msg('Removes wording that spam filters dislike'),
    writes: 'rewrite',
  },
  increase_reply: {
    label: msg('Increase reply'),
    about: msg('Makes it easier to answer'),
    writes: 'rewrite',
  },
  improve_booking: {
    label: msg('Improve booking'),
    about: msg('Asks for a meeting'),
    writes: 'rewrite',
  },
  make_persuasive: {
    label: msg('Make persuasive'),
    about: msg('Strengthens the argument'),
    writes: 'rewrite',
  },
  fix_grammar: {
    label: msg('Fix grammar'),
    about: msg('Fixes spelling and grammar'),
    writes: 'rewrite',
  },
  stronger_cta: {
    label: msg('Stronger CTA'),
    about: msg('Ends with a clearer request'),
    writes: 'rewrite',
  },
}

/** A persisted answer may have a preset that no longer exists. */
export const presetLabel = (id: AiPreset) => (id in presets ? translate(presets[id].label) : id)

const writes = (id: AiPreset) => (id in presets ? presets[id].writes : undefined)

export const isRewrite = (id: AiPreset) => writes(id) === 'rewrite'

export const isOfSubjects = (id: AiPreset) => writes(id) === 'subjects'

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
