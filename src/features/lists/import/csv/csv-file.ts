/** A file must be under 10 MB: one of exactly this size is too large. */
const MAX_BYTES = 10 * 1024 * 1024

/** Decided by the name: what a system calls the type of a .csv file differs or is empty. */
export function checkFile(file: {
  name: string
  size: number
}): { kind: 'wrong-type' } | { kind: 'too-large' } | null {
  if (!/\.csv$/i.test(file.name)) return { kind: 'wrong-type' }
  if (file.size >= MAX_BYTES) return { kind: 'too-large' }
  return null
}

/** 'q3_event-leads.csv' -> 'q3 event leads': what the list may be called. */
export function listNameFromFile(fileName: string): string {
  return fileName
    .replace(/\.csv$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
}
