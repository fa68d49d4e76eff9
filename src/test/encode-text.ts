import type { Encoding } from '@/features/lists/import/csv/csv-encoding'

/** Encodes text in an encoding for which the platform only has a decoder. */
export function encodeText(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const bytesOf = new Map<string, number[]>()
  const learn = (character: string, ...bytes: number[]) => {
    if (/^.$/su.test(character) && !bytesOf.has(character)) bytesOf.set(character, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) {
    // As a stream, because some versions of Node otherwise decode windows-1252 as ISO-8859-1.
    learn(new TextDecoder(encoding).decode(Uint8Array.of(byte), { stream: true }), byte)
  }
  const decoder = new TextDecoder(encoding)
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) {
      learn(decoder.decode(Uint8Array.of(first, second)), first, second)
    }
  }
  const bytes = Array.from(text).flatMap((character) => {
    const found = bytesOf.get(character)
    if (!found) throw new Error(`${encoding} has no ${character}`)
    return found
  })
  return Uint8Array.from(bytes)
}
