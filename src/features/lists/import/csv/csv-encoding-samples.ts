import { ENCODINGS, type Encoding } from './csv-encoding'
import { plausibility } from './csv-plausibility'

export type EncodingSample = { encoding: Encoding; lines: string[] }

/** How many readings are offered besides UTF-8. */
const MAX_SAMPLES = 5
/** Below this score about a third of the characters are implausible. */
const MIN_PLAUSIBILITY = -1
const SHOWN_LINES = 3
const SHOWN_BYTES = 120
/** Lines with non-ASCII bytes that a reading is scored by. */
const JUDGED_LINES = 200

/**
 * A few lines with non-ASCII bytes in each plausible encoding, most plausible first, so that a
 * person can see which is right. Of encodings that give the same text one is offered; UTF-8 is
 * always offered, for files that are only partly broken.
 */
export function sampleReadings(bytes: Uint8Array): EncodingSample[] {
  const judged = linesBeyondAscii(bytes)
  const shown = distinctLines(judged)
  const readings = ENCODINGS.map((encoding) => {
    const text = judged.map((line) => readLine(line, encoding)).join('\n')
    return { encoding, score: plausibility(encoding, text) }
  })
    .filter(({ encoding, score }) => score > MIN_PLAUSIBILITY || encoding === 'utf-8')
    .toSorted((one, other) => other.score - one.score)
    .map(({ encoding }) => ({ encoding, lines: shown.map((line) => readLine(line, encoding)) }))

  const texts = readings.map(({ lines }) => lines.join('\n'))
  const different = readings.filter((_reading, at) => texts.indexOf(texts[at] ?? '') === at)
  return different.filter(({ encoding }, at) => at < MAX_SAMPLES || encoding === 'utf-8')
}

/** A character that was cut at the end of a long line does not count. */
function readLine(line: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(line, { stream: true }).trim()
}

function linesBeyondAscii(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  let accent = -1
  for (let at = 0; at <= bytes.length && lines.length < JUDGED_LINES; at += 1) {
    const byte = bytes[at]
    if (byte === undefined || byte === 0x0a || byte === 0x0d) {
      if (accent >= 0) {
        const from = Math.max(start, accent - SHOWN_BYTES / 2)
        lines.push(bytes.subarray(from, Math.min(at, from + SHOWN_BYTES)))
      }
      start = at + 1
      accent = -1
    } else if (byte > 0x7f && accent < 0) {
      accent = at
    }
  }
  return lines
}

/** The first lines that each contain a non-ASCII byte the lines before do not. */
function distinctLines(lines: readonly Uint8Array[]): Uint8Array[] {
  const seen = new Set<number>()
  const distinct = lines.filter((line) => {
    const before = seen.size
    for (const byte of line) if (byte > 0x7f) seen.add(byte)
    return seen.size > before
  })
  return distinct.slice(0, SHOWN_LINES)
}
