import type { Translatable } from '@/shared/i18n/translate'

/** Text of a notification: a short title, and a sentence of detail if needed. */
export type Message = { title: string | Translatable; description?: string | Translatable }
