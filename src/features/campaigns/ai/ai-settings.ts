import type { Wire } from '@/shared/api/contract'

export type AiPreset = Wire<'AiPreset'>

type Preset = {
  id: AiPreset
  label: string
  about: string
  /** Improves the existing text instead of writing a new one. */
  isRewrite?: boolean
}

export const presets: readonly Preset[] = [
  { id: 'icebreaker', label: 'Icebreaker', about: 'A 1-2 sentence opener' },
  { id: 'subject_lines', label: 'Subject lines', about: '8-10 subject lines with preheaders' },
  { id: 'first_touch', label: 'First touch', about: 'A first e-mail of 100-150 words' },
  { id: 'follow_up', label: 'Follow-up', about: 'A reminder of 60-110 words' },
  { id: 'objection_handler', label: 'Objection handler', about: 'A reply to an objection' },
  {
    id: 'boost_deliverability',
    label: 'Boost deliverability',
    about: 'Removes wording that spam filters dislike',
    isRewrite: true,
  },
  {
    id: 'increase_reply',
    label: 'Increase reply',
    about: 'Makes it easier to answer',
    isRewrite: true,
  },
  {
    id: 'improve_booking',
    label: 'Improve booking',
    about: 'Asks for a meeting',
    isRewrite: true,
  },
  {
    id: 'make_persuasive',
    label: 'Make persuasive',
    about: 'Strengthens the argument',
    isRewrite: true,
  },
  {
    id: 'fix_grammar',
    label: 'Fix grammar',
    about: 'Fixes spelling and grammar',
    isRewrite: true,
  },
  {
    id: 'stronger_cta',
    label: 'Stronger CTA',
    about: 'Ends with a clearer request',
    isRewrite: true,
  },
]

export const presetLabel = (id: AiPreset) => presets.find((preset) => preset.id === id)?.label ?? id

export const isRewrite = (id: AiPreset) =>
  presets.some((preset) => preset.id === id && preset.isRewrite)

export const tones = [
  { value: 'confident', label: 'Confident' },
  { value: 'friendly', label: 'Friendly' },
  { value: 'professional', label: 'Professional' },
  { value: 'casual', label: 'Casual' },
]

export const lengths = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
]

type InsertMode = 'insert' | 'replace'

export const insertModes = [
  { value: 'insert', label: 'At cursor' },
  { value: 'replace', label: 'Replace body' },
] satisfies { value: InsertMode; label: string }[]

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
