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

export type EncodingSample = { encoding: Encoding; lines: string[] }

const MAX_SAMPLES = 5
/** Below this score, about a third of the characters are implausible. */
const MIN_PLAUSIBILITY = -1
const SHOWN_LINES = 3
const SHOWN_BYTES = 120
/** Lines with non-ASCII bytes used to score an encoding. */
const JUDGED_LINES = 200

/**
 * Decodes samples of lines with non-ASCII bytes in each plausible encoding, most plausible first,
 * for the user to choose from. Encodings with the same result are offered once. UTF-8 is always
 * offered, for partly broken files.
 */
export function sampleReadings(bytes: Uint8Array): EncodingSample[] {
  const { judged, distinct } = linesBeyondAscii(bytes)
  const readings = ENCODINGS.map(([encoding, expected]) => {
    const text = judged.map((line) => readLine(line, encoding)).join('\n')
    return { encoding, score: plausibility(text, encoding, expected) }
  })
    .filter(({ encoding, score }) => score > MIN_PLAUSIBILITY || encoding === 'utf-8')
    .toSorted((one, other) => other.score - one.score)
    .map(({ encoding }) => ({ encoding, lines: distinct.map((line) => readLine(line, encoding)) }))

  const texts = readings.map(({ lines }) => lines.join('\n'))
  const different = readings
    .filter((_reading, at) => texts.indexOf(texts[at] ?? '') === at)
    .filter(({ encoding }, at) => at < MAX_SAMPLES || encoding === 'utf-8')
  const shown = distinguishingLines(different)
  return different.map(({ encoding, lines }) => ({
    encoding,
    lines: shown.map((line) => lines[line] ?? ''),
  }))
}

/** Indexes of the first lines in which the decodings differ, filled up with other lines. */
function distinguishingLines(readings: readonly EncodingSample[]): number[] {
  const all = [...(readings[0]?.lines.keys() ?? [])]
  const countDistinct = (numbers: readonly number[]) =>
    new Set(readings.map(({ lines }) => numbers.map((line) => lines[line]).join('\n'))).size
  const distinguishing: number[] = []
  for (const line of all)
    if (countDistinct([...distinguishing, line]) > countDistinct(distinguishing))
      distinguishing.push(line)
  return [...new Set([...distinguishing, ...all])].slice(0, SHOWN_LINES).toSorted((a, b) => a - b)
}

/** Ignores a character that was truncated at the end of a long line. */
function readLine(line: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(line, { stream: true }).trim()
}

/**
 * Returns the first lines with non-ASCII bytes, and every line with a non-ASCII byte that did not
 * occur before.
 */
function linesBeyondAscii(bytes: Uint8Array): { judged: Uint8Array[]; distinct: Uint8Array[] } {
  const judged: Uint8Array[] = []
  const distinct: Uint8Array[] = []
  const seen = new Set<number>()
  let start = 0
  let accent = -1
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === undefined || byte === 0x0a || byte === 0x0d) {
      if (accent >= 0) {
        const from = Math.max(start, accent - SHOWN_BYTES / 2)
        const line = bytes.subarray(from, Math.min(at, from + SHOWN_BYTES))
        if (judged.length < JUDGED_LINES) judged.push(line)
        const before = seen.size
        for (const one of line) if (one > 0x7f) seen.add(one)
        if (seen.size > before) distinct.push(line)
      }
      start = at + 1
      accent = -1
    } else if (byte > 0x7f && accent < 0) {
      accent = at
    }
  }
  return { judged, distinct }
}

const WESTERN = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜŒ'
const CENTRAL = 'áäčćçďéěëęąíîâăĺľłńňóôöőřŕśšșşťțţúůüűýźžżßÁÄČĆĎÉĚÍÎŁŃÓÖŐŘŚŠȘŞŤȚÚÜŰÝŹŽŻ'
const TURKISH = 'çğıİöşüâîûÇĞÖŞÜ'
const JAPANESE =
  '田中山本佐藤鈴木高橋伊渡辺小林加吉井上松清斎村野川原島谷石長前岡森池内西東大和子一郎太美恵智正明裕幸浩健真由香直樹雄男夫彦人也介秀久信義文弘隆株式会社京都市区県部営業'
const SIMPLIFIED =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田任姜范方石姚谭伟芳娜敏静丽强磊军洋勇艳杰娟涛明秀霞平刚小华建文国公司有限科技北京上海中广州市经理'
const TRADITIONAL =
  '陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧梁趙顏柯翁魏孫戴志明淑美俊雅惠玲文華建國家豪怡君公司有限股份台北灣香港市經理'
const KOREAN =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류진나지엄원채천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국영수준은호경미숙희철동상훈재혜회사식울부산대리'

/**
 * Matches the given letters unless two non-ASCII characters precede or follow them (those are
 * another script), and the apostrophe of O’Neil.
 */
const accents = (letters: string) =>
  new RegExp(`(?<!\\P{ASCII}{2})[${letters}](?!\\P{ASCII}{2})|’(?=[A-Z]|s\\b)`, 'gu')
const characters = (list: string) => new RegExp(`[${list}]`, 'g')

/** Matches letters next to another one, except a capital after a small letter. */
const words = (capitals: string, small: string) =>
  new RegExp(
    `[${capitals}${small}](?=[${small}])|(?<=[${capitals}${small}])[${small}]` +
      `|[${capitals}](?=[${capitals}])|(?<=[${capitals}])[${capitals}]`,
    'g',
  )

const CYRILLIC = words('Ѐ-Я', 'а-ӿ')
const GREEK = words('Ά-Ϋ', 'ά-ώ')
const KANA = '\\u3041-\\u30ff'

/** Each with the non-ASCII characters that are common in files about people. */
const ENCODINGS = [
  ['windows-1252', accents(WESTERN)],
  ['windows-1250', accents(CENTRAL)],
  ['windows-1251', CYRILLIC],
  ['windows-1253', GREEK],
  ['windows-1254', accents(TURKISH)],
  ['iso-8859-2', accents(CENTRAL)],
  ['iso-8859-5', CYRILLIC],
  ['iso-8859-7', GREEK],
  ['iso-8859-15', accents(WESTERN)],
  ['koi8-r', CYRILLIC],
  ['macintosh', accents(WESTERN)],
  ['shift_jis', characters(JAPANESE + KANA)],
  ['euc-jp', characters(JAPANESE + KANA)],
  ['gb18030', characters(SIMPLIFIED)],
  ['big5', characters(TRADITIONAL)],
  ['euc-kr', characters(KOREAN)],
  ['utf-8', /[^\p{ASCII}\uFFFD]/gu],
] as const
export type Encoding = (typeof ENCODINGS)[number][0]

/** A capital after a small letter, one of them non-ASCII: typical of wrongly decoded accents. */
const ODD_CAPITAL = /(?=.?\P{ASCII})\p{Ll}\p{Lu}/gu
/** Two scripts in one word. */
const MIXED = /(?!\p{Script=Latin})\p{L}(?=[A-Za-z])|(?<=[A-Za-z])(?!\p{Script=Latin})\p{L}/gu
const NO_LETTER = /[^\p{ASCII}\p{L}\p{M}’“”–—…€«»]/gu
/** Control, replacement, private-use and unassigned characters. */
const IMPOSSIBLE = /[\x80-\x9f\uFFFD\p{Co}\p{Cn}]/gu

/** Scores a decoding: at most 1; -1 or less is very unlikely. */
function plausibility(text: string, encoding: Encoding, expected: RegExp): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const all = count(/\P{ASCII}/gu)
  if (all === 0) return 0
  const good = count(expected)
  const bad = count(NO_LETTER) + count(ODD_CAPITAL) + count(MIXED)
  // Other encodings rarely contain valid UTF-8, so a little of it suggests a damaged UTF-8 file.
  const worst = encoding === 'utf-8' ? 0 : 3 * count(IMPOSSIBLE)
  return (good - bad - worst) / all
}
