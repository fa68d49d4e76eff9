import type { Translatable } from '@/shared/i18n/translate'

export type Message = {
  title: string | Translatable
  description?: string | Translatable
  /** Appended to the message, for example that the outcome is unknown. */
  note?: string | Translatable
  /** To copy from the notification log. */
  details?: string
}
