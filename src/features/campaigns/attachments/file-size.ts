const KB = 1024
const MB = 1024 * KB

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** @param bytes 1 MB is 1024 kB, as in the size limit */
export function fileSizeInWords(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  // Sizes that would round up to 1024 kB are shown in megabytes.
  if (bytes < MB - 0.05 * KB) return `${number.format(bytes / KB)} kB`
  return `${number.format(bytes / MB)} MB`
}
