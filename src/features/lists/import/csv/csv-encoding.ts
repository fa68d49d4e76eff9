/** Number of bytes checked for UTF-16 without a byte order mark. */
const HEAD_BYTES = 4096
const MIN_NULS = 8

/**
 * Whether the file is a spreadsheet, archive or image: these contain NUL bytes or start with PK,
 * unlike text.
 * @param decoded the decoded text, in which NUL is found faster
 */
export function isBinary(bytes: Uint8Array, decoded: string | null): boolean {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return true
  return decoded === null ? bytes.includes(0) : decoded.includes('\0')
}

/** The text without a byte order mark; null if it is not UTF-8 and no encoding was chosen. */
export function decode(bytes: Uint8Array, chosen?: string): string | null {
  const wide = utf16(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (chosen) return new TextDecoder(chosen).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return unmarkedUtf16(bytes.subarray(0, HEAD_BYTES))
}

/**
 * In UTF-16, one byte of each ASCII character is NUL: the second in little endian. A file of
 * addresses is mostly ASCII, and few other characters have a NUL byte.
 */
function unmarkedUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const countNulls = (side: number) =>
    head.filter((byte, at) => byte === 0 && at % 2 === side).length
  const [first, second] = [countNulls(0), countNulls(1)]
  const many = Math.max(MIN_NULS, head.length / 8)
  if (second > many && second > 10 * first) return 'utf-16le'
  return first > many && first > 10 * second ? 'utf-16be' : null
}

const MAX_LINES = 4
const SHOWN_CHARACTERS = 120
const NOT_ASCII = /[^\p{ASCII}]/u

/** The first lines with characters other than ASCII, cut around these. */
export const sampleLines = (bytes: Uint8Array, encoding: string): string[] =>
  new TextDecoder(encoding)
    .decode(bytes)
    .split(/[\r\n]+/)
    .filter((line) => NOT_ASCII.test(line))
    .slice(0, MAX_LINES)
    .map((line) => {
      const start = Math.max(0, line.search(NOT_ASCII) - SHOWN_CHARACTERS / 2)
      return line.slice(start, start + SHOWN_CHARACTERS)
    })
