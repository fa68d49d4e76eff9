import type { Translatable } from '@/shared/i18n/translate'

/** Text of a notification: a short title, and a sentence of detail if needed. */
export type Message = {
  title: string | Translatable
  description?: string | Translatable
  /** What is said beside it, such as that the outcome is not known. */
  note?: string | Translatable
}
