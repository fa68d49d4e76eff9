import type { AiLead, Contact } from '@/entities/lead/lead-mapping'
import type { Translate } from '@/shared/i18n/translate'
import { linesOf } from '@/entities/campaign/mail/body-tokens'
import { markOf } from '@/entities/campaign/mail/fill-tokens'
import { findMentions, type Mention, type Mentioned } from '@/entities/campaign/tokens/mentions'

/** The contact that an answer was written for; `contact` is undefined for the sample. */
type WrittenFor = { lead: AiLead; contact: Contact | undefined }

export const mentionedOf = ({ lead, contact }: WrittenFor): Mentioned => ({
  ...lead,
  email: contact?.email,
  location: contact?.location,
})

/** Words from a contact's data, and the token for them; undefined if they must be rewritten. */
type ContactWords = Pick<Mention, 'token' | 'fact'> & { words: string }

export const replacementOf = ({ words, token }: ContactWords, t: Translate): string =>
  token
    ? t('“{words}” becomes {token}', { words, token })
    : t('“{words}” has no token: rewrite it', { words })

function splitAt(text: string, contact: Mentioned): (string | ContactWords)[] {
  let done = 0
  const pieces = findMentions(text, contact).flatMap(({ from, to, ...mention }) => {
    const before = text.slice(done, from)
    done = to
    return [before, { ...mention, words: text.slice(from, to) }]
  })
  return [...pieces, text.slice(done)]
}

const textOf = (piece: string | ContactWords) =>
  typeof piece === 'string' ? piece : (piece.token ?? piece.words)

const isPlace = (piece: string | ContactWords): piece is ContactWords => typeof piece !== 'string'

/** Converts a line for the whole list, and returns the contact data left in it. */
export function lineForAll(
  text: string,
  contact: Mentioned,
): { line: string; left: ContactWords[] } {
  const pieces = splitAt(text, contact)
  return {
    line: pieces.map(textOf).join(''),
    left: pieces.filter(isPlace).filter(({ token }) => !token),
  }
}

const parser = new DOMParser()

/**
 * Converts a text written for one contact into a text for the whole list.
 * @returns each kind of occurrence once; `html` is unchanged if nothing was replaced with a token
 */
export function textForAll(
  html: string,
  contact: Mentioned,
): { html: string; places: ContactWords[] } {
  const { body } = parser.parseFromString(html, 'text/html')
  const places = new Map<string, ContactWords>()
  for (const node of linesOf(body).flat()) {
    const pieces = splitAt(node.data, contact)
    for (const place of pieces.filter(isPlace)) places.set(place.words, place)
    if (pieces.length > 1) node.data = pieces.map(textOf).join('')
  }
  const found = [...places.values()]
  // Parsing and serialising can change markup even if no text changed.
  return { html: found.some(({ token }) => token) ? body.innerHTML : html, places: found }
}

export function withMarks(
  html: string,
  { contact, isForAll, t }: { contact: Mentioned; isForAll: boolean; t: Translate },
): string {
  const { body } = parser.parseFromString(html, 'text/html')
  for (const node of linesOf(body).flat()) {
    const pieces = splitAt(node.data, contact)
    if (pieces.length === 1) continue
    node.replaceWith(
      ...pieces.map((piece) => {
        if (!isPlace(piece)) return piece
        const isDone = isForAll && piece.token !== undefined
        const text = isDone ? textOf(piece) : piece.words
        return markOf(text, replacementOf(piece, t), isDone ? 'filled' : 'problem')
      }),
    )
  }
  return body.innerHTML
}
