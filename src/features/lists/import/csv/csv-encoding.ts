export const ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-15',
  'koi8-r',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'utf-8',
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The number of bytes that are checked for UTF-16 without a byte order mark. */
const HEAD_BYTES = 4096
const MIN_NULS = 8

/**
 * Spreadsheets, archives and pictures contain NUL bytes or start with PK; text never does.
 * @param decoded the decoded text, in which NUL is found sooner
 */
export function isBinary(bytes: Uint8Array, decoded: string | null): boolean {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return true
  return decoded === null ? bytes.includes(0) : decoded.includes('\0')
}

/** The text without a byte order mark; null when it is not UTF-8 and no encoding was chosen. */
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

function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return unmarkedUtf16(bytes.subarray(0, HEAD_BYTES))
}

/**
 * In UTF-16 one byte of each ASCII character is NUL: the second one in little endian. A file of
 * addresses has many ASCII characters, and few others have a NUL byte.
 */
function unmarkedUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  let first = 0
  let second = 0
  head.forEach((byte, at) => {
    if (byte !== 0) return
    if (at % 2 === 0) first += 1
    else second += 1
  })
  const many = Math.max(MIN_NULS, head.length / 8)
  if (second > many && second > 10 * first) return 'utf-16le'
  if (first > many && first > 10 * second) return 'utf-16be'
  return null
}
