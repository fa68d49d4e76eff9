const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh'] as const
/** The readings a person can choose from; UTF-16 is told by its byte order mark alone. */
export type Encoding = (typeof ENCODINGS)[number]
export type EncodingSample = { encoding: Encoding; lines: string[] }

const SAMPLE_LINES = 3
const SAMPLE_BYTES = 120

/**
 * Spreadsheets, archives and pictures hold NUL bytes or start with PK; text never does.
 * @param decoded where NUL is found sooner, if the bytes could be decoded
 */
export function isBinary(bytes: Uint8Array, decoded: string | null): boolean {
  if (utf16(bytes)) return false
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return true
  return decoded === null ? bytes.includes(0) : decoded.includes('\0')
}

/** The text without a byte order mark, or null when it is not UTF-8 and nobody chose a reading. */
export function decode(bytes: Uint8Array, chosen?: Encoding): string | null {
  const wide = utf16(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (chosen) return new TextDecoder(chosen).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The first lines with bytes beyond ASCII, in each reading: accents tell a person which is right. */
export function sampleReadings(bytes: Uint8Array): EncodingSample[] {
  const lines = accentedLines(bytes)
  return ENCODINGS.map((encoding) => {
    const decoder = new TextDecoder(encoding)
    return { encoding, lines: lines.map((line) => decoder.decode(line).trim()) }
  })
}

function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

function accentedLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  let accent = -1
  for (let at = 0; at <= bytes.length && lines.length < SAMPLE_LINES; at += 1) {
    const byte = bytes[at]
    if (byte === undefined || byte === 0x0a || byte === 0x0d) {
      if (accent >= 0) {
        const from = Math.max(start, accent - SAMPLE_BYTES / 2)
        lines.push(bytes.slice(from, Math.min(at, from + SAMPLE_BYTES)))
      }
      start = at + 1
      accent = -1
    } else if (byte > 0x7f && accent < 0) {
      accent = at
    }
  }
  return lines
}
