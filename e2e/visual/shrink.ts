import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'

const PALETTE_SIZE = 128

/**
 * Reduces a picture to its most frequent colours, as a PNG with a palette: a third of the size.
 * Areas keep their exact colour; only edges of letters change a little. Equal pictures stay equal.
 */
export function shrink(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png)
  const colours = new Uint32Array(width * height)
  const counts = new Map<number, number>()
  for (let index = 0; index < colours.length; index += 1) {
    const colour = data.readUIntBE(index * 4, 3)
    colours[index] = colour
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const byFrequency = [...counts].toSorted(([a, m], [b, n]) => n - m || a - b)
  const palette = byFrequency.slice(0, PALETTE_SIZE).map(([colour]) => colour)
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour, palette)]))

  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = places.get(colours[y * width + x] ?? 0) ?? 0
    }
  }
  return encode(width, height, palette, rows)
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

function nearest(colour: number, palette: readonly number[]): number {
  const exact = palette.indexOf(colour)
  if (exact !== -1) return exact
  const [red, green, blue] = channels(colour)
  const distances = palette.map((other) => {
    const [r, g, b] = channels(other)
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  })
  return distances.indexOf(Math.min(...distances))
}

function encode(width: number, height: number, palette: readonly number[], rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits per pixel, with colours from the palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
