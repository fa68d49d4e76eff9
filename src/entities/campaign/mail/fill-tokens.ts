import type { Contact } from '@/entities/lead/lead-mapping'
import type { Translate } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { contactValue } from '../tokens/contact-tokens'
import { linesOf } from './body-tokens'
import { parseMail } from './mail-source'
import { splitAtTokens, type TextPiece, type TokenName, tokens, tokenText } from '../tokens/tokens'

export type TokenValues = ReadonlyMap<TokenName, string>

/** Token values of a contact's mail. The delivery provider adds the unsubscribe link. */
export function tokenValues(contact: Contact | undefined, senderName: string): TokenValues {
  const values = new Map<TokenName, string>()
  for (const { name } of tokens) {
    const value = contact && contactValue(name, contact)
    if (value) values.set(name, value)
  }
  if (visibleText(senderName)) values.set('sender_name', visibleText(senderName))
  return values
}

export const isFilledOnSending = (token: TokenName) => token === 'unsubscribe_link'

export function whyUnfilled(token: TokenName, t: Translate): string {
  if (isFilledOnSending(token)) return t('Filled in when it is sent')
  return token === 'sender_name' ? t('The sender is not known yet') : t('Missing for this contact')
}

const fill = (piece: TextPiece, values: TokenValues) =>
  'text' in piece ? piece.text : (values.get(piece.token) ?? tokenText(piece.token))

export const fillText = (text: string, values: TokenValues) =>
  splitAtTokens(text)
    .map((piece) => fill(piece, values))
    .join('')

/** Encodes a value inside a longer address, so that it cannot change the address. */
function fillAddress(address: string, values: TokenValues): string {
  const pieces = splitAtTokens(address)
  if (pieces.length === 1) return fillText(address, values)
  return pieces
    .map((piece) => {
      const filled = fill(piece, values)
      return 'token' in piece && values.has(piece.token) ? encodeURIComponent(filled) : filled
    })
    .join('')
}

const styles = {
  problem: 'background-color:#ffe08a;color:#4d3800;padding:0 3px;border-radius:3px',
  filled: 'background-color:#e6e9ea;color:#3c4648;padding:0 3px;border-radius:3px',
}

export function markOf(text: string, title: string, kind: keyof typeof styles): HTMLElement {
  const mark = document.createElement('span')
  mark.setAttribute('style', styles[kind])
  mark.title = title
  mark.textContent = text
  return mark
}

/**
 * Fills the tokens. The result must still be sanitised: a value can be an unsafe URL.
 * @param t highlights unfilled tokens, with the reason as their title
 */
export function fillHtml(html: string, values: TokenValues, t?: Translate): string {
  const { body, toHtml } = parseMail(html)
  for (const element of body.querySelectorAll('[href], [src]')) {
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name)
      if (address?.includes('{{')) element.setAttribute(name, fillAddress(address, values))
    }
  }
  // Not in a style sheet: a value could change its rules.
  for (const node of linesOf(body).flat()) {
    const pieces = splitAtTokens(node.data)
    if (!pieces.some((piece) => 'token' in piece)) continue
    node.replaceWith(
      ...pieces.map((piece) =>
        t && 'token' in piece && !values.has(piece.token)
          ? markOf(
              tokenText(piece.token),
              whyUnfilled(piece.token, t),
              isFilledOnSending(piece.token) ? 'filled' : 'problem',
            )
          : fill(piece, values),
      ),
    )
  }
  return toHtml()
}
