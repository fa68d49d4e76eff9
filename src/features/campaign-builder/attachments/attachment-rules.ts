import { numberFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'

const KB = 1024
const MB = 1024 * KB

const number = numberFormat({ maximumFractionDigits: 1 })

/** @param bytes 1 MB is 1,024 kB, as in the size limit */
export function fileSizeInWords(bytes: number): string {
  if (bytes < KB) return translate('{bytes, plural, one {# byte} other {{bytes} bytes}}', { bytes })
  // Sizes that would round up to 1,024 kB are shown in MB.
  if (bytes < MB - 0.05 * KB) return translate('{size} kB', { size: number().format(bytes / KB) })
  return translate('{size} MB', { size: number().format(bytes / MB) })
}

export const MAX_ATTACHMENTS = 5
/** In bytes, inclusive. */
const MAX_SIZE = 10 * 1024 * 1024

const imageTypes = ['png', 'jpg', 'jpeg', 'gif', 'webp']
export const acceptedTypes = ['pdf', 'docx', 'xlsx', 'csv', 'txt', ...imageTypes]

export const ACCEPT = acceptedTypes.map((type) => `.${type}`).join(',')

/** Checks the file extension, because browsers report different types for the same file. */
const typeOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const isImage = (name: string) => imageTypes.includes(typeOf(name))

export type Admission = {
  admitted: File[]
  tooLarge: File[]
  refused: File[]
  /** Whether valid files were rejected because the step is full. */
  isFull: boolean
}

/** Checks each file separately, so that a rejected file does not affect the others. */
export function admit(files: readonly File[], present: number): Admission {
  const refused = files.filter(({ name }) => !acceptedTypes.includes(typeOf(name)))
  const known = files.filter((file) => !refused.includes(file))
  const tooLarge = known.filter(({ size }) => size > MAX_SIZE)
  const good = known.filter((file) => !tooLarge.includes(file))
  const admitted = good.slice(0, Math.max(0, MAX_ATTACHMENTS - present))
  return { admitted, tooLarge, refused, isFull: admitted.length < good.length }
}
