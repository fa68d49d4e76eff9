import type { Wire } from '@/shared/api/contract'
import { msg, type Translatable, translate } from '@/shared/i18n/translate'

export type AiPreset = Wire<'AiPreset'>

type Preset = {
  id: AiPreset
  label: Translatable
  about: Translatable
  /** Improves the existing text instead of writing a new one. */
  isRewrite?: boolean
}

export const presets: readonly Preset[] = [
  { id: 'icebreaker', label: msg('Icebreaker'), about: msg('A 1-2 sentence opener') },
  {
    id: 'subject_lines',
    label: msg('Subject lines'),
    about: msg('8-10 subject lines with preheaders'),
  },
  { id: 'first_touch', label: msg('First touch'), about: msg('A first e-mail of 100-150 words') },
  { id: 'follow_up', label: msg('Follow-up'), about: msg('A reminder of 60-110 words') },
  {
    id: 'objection_handler',
    label: msg('Objection handler'),
    about: msg('A reply to an objection'),
  },
  {
    id: 'boost_deliverability',
    label: msg('Boost deliverability'),
    about: msg('Removes wording that spam filters dislike'),
    isRewrite: true,
  },
  {
    id: 'increase_reply',
    label: msg('Increase reply'),
    about: msg('Makes it easier to answer'),
    isRewrite: true,
  },
  {
    id: 'improve_booking',
    label: msg('Improve booking'),
    about: msg('Asks for a meeting'),
    isRewrite: true,
  },
  {
    id: 'make_persuasive',
    label: msg('Make persuasive'),
    about: msg('Strengthens the argument'),
    isRewrite: true,
  },
  {
    id: 'fix_grammar',
    label: msg('Fix grammar'),
    about: msg('Fixes spelling and grammar'),
    isRewrite: true,
  },
  {
    id: 'stronger_cta',
    label: msg('Stronger CTA'),
    about: msg('Ends with a clearer request'),
    isRewrite: true,
  },
]

export function presetLabel(id: AiPreset): string {
  const label = presets.find((preset) => preset.id === id)?.label
  return label ? translate(label) : id
}

export const isRewrite = (id: AiPreset) =>
  presets.some((preset) => preset.id === id && preset.isRewrite)

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

export type AiSettings = {
  preset: AiPreset
  tone: string
  length: string
  /** From 0 (always the same wording) to 1. */
  temperature: number
  insertMode: InsertMode
}

export const defaultSettings: AiSettings = {
  preset: 'icebreaker',
  tone: 'confident',
  length: 'medium',
  temperature: 0.6,
  insertMode: 'insert',
}
