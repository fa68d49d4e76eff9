import { ENCODINGS, type Encoding } from './csv-encoding'
import { plausibility } from './csv-plausibility'

export type EncodingSample = { encoding: Encoding; lines: string[] }

/** Readings that are offered, besides UTF-8. */
const MAX_SAMPLES = 5
/** Below it about a third of the characters cannot be. */
const MIN_PLAUSIBILITY = -1
const SHOWN_LINES = 3
const SHOWN_BYTES = 120
/** Lines with bytes beyond ASCII by which a reading is judged. */
const JUDGED_LINES = 200

/**
 * A few lines with bytes beyond ASCII, in each reading that may be right, the most plausible first:
 * from their text a person sees which is right. Of readings that look the same one is offered;
 * UTF-8 always is, for files of which only a part is broken.
 */
export function sampleReadings(bytes: Uint8Array): EncodingSample[] {
  const judged = linesBeyondAscii(bytes)
  const shown = tellingLines(judged)
  const readings = ENCODINGS.map((encoding) => {
    const text = judged.map((line) => readLine(line, encoding)).join('\n')
    return { encoding, score: plausibility(encoding, text) }
  })
    .filter(({ encoding, score }) => score > MIN_PLAUSIBILITY || encoding === 'utf-8')
    .toSorted((one, other) => other.score - one.score)
    .map(({ encoding }) => ({ encoding, lines: shown.map((line) => readLine(line, encoding)) }))

  const looks = readings.map(({ lines }) => lines.join('\n'))
  const different = readings.filter((_reading, at) => looks.indexOf(looks[at] ?? '') === at)
  return different.filter(({ encoding }, at) => at < MAX_SAMPLES || encoding === 'utf-8')
}

/** What is cut off at the end of a long line is no character, and does not count. */
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

/** The first lines each of which has a byte beyond ASCII that those before it do not have. */
function tellingLines(lines: readonly Uint8Array[]): Uint8Array[] {
  const seen = new Set<number>()
  const telling = lines.filter((line) => {
    const before = seen.size
    for (const byte of line) if (byte > 0x7f) seen.add(byte)
    return seen.size > before
  })
  return telling.slice(0, SHOWN_LINES)
}
