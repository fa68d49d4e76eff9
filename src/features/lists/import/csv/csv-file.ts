const MAX_BYTES = 10 * 1024 * 1024

/** Checks the name, because systems report different types, or none, for .csv files. */
export function checkFile(file: {
  name: string
  size: number
}): { kind: 'wrong-type' } | { kind: 'too-large' } | null {
  if (!/\.csv$/i.test(file.name)) return { kind: 'wrong-type' }
  if (file.size >= MAX_BYTES) return { kind: 'too-large' }
  return null
}

/** The suggested list name: 'q3_event-leads.csv' -> 'q3 event leads'. */
export function listNameFromFile(fileName: string): string {
  return fileName
    .replace(/\.csv$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
}
