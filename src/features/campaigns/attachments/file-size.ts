import { perLocale } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'

const KB = 1024
const MB = 1024 * KB

const number = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** @param bytes 1 MB is 1024 kB, as in the size limit */
export function fileSizeInWords(bytes: number): string {
  if (bytes < KB) return translate('{bytes, plural, one {# byte} other {{bytes} bytes}}', { bytes })
  // Sizes that would round up to 1024 kB are shown in megabytes.
  if (bytes < MB - 0.05 * KB) return translate('{size} kB', { size: number().format(bytes / KB) })
  return translate('{size} MB', { size: number().format(bytes / MB) })
}
