import { fc } from './fast-check'

/** Something typed or inserted into a body, and how `savedText` shows it once it is saved. */
export type TypedPiece = { kind: 'text' | 'break' | 'picture'; keys: string; saved: string }

/** Represents an image in the result of `savedText`. */
const PICTURE = '\uFFFC'

export const dot = 'data:image/gif;base64,R0lGODdhAQABAIAAAAAAAAAAACwAAAAAAQABAAACAkQBADs='

const text = (keys: string): TypedPiece => ({ kind: 'text', keys, saved: keys })

const texts = fc
  .constantFrom(
    'Hi',
    ' ',
    'and so on',
    ',',
    'é',
    '😀',
    // Stray braces, possibly around a chip.
    '{{',
    '}}',
    '{{first',
    'last_name}}',
    '{{first_name}}',
    '{{last_name}}',
    '{{first_name}}{{company}}',
  )
  .map(text)
const breaks = fc.constant<TypedPiece>({ kind: 'break', keys: '\n', saved: '\n' })
const pictures = fc.constant<TypedPiece>({ kind: 'picture', keys: '', saved: PICTURE })

export const textPieces = fc.oneof({ weight: 5, arbitrary: texts }, breaks)
export const bodyPieces = fc.oneof({ weight: 6, arbitrary: textPieces }, pictures)

export const savedAs = (pieces: readonly TypedPiece[]) => pieces.map(({ saved }) => saved).join('')

/** Text of the last block of a body as a recipient sees it, with line breaks and images. */
export function savedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = body.querySelectorAll('p, h1, h2, li, pre')
  const block = blocks.item(blocks.length - 1)
  // This break only makes an empty last line visible.
  if (block.lastChild?.nodeName === 'BR') block.lastChild.remove()
  for (const line of block.querySelectorAll('br')) line.replaceWith('\n')
  for (const picture of block.querySelectorAll('img')) picture.replaceWith(PICTURE)
  const { textContent } = block
  const isCode = block.nodeName === 'PRE'
  return (isCode ? textContent.replace(/\n$/, '') : textContent).replaceAll('\u00A0', ' ')
}
