import { escapeText, parseMail } from '@/entities/campaign/mail/mail-source'
import { replaceMeant } from '@/entities/campaign/tokens/token-lint'
import { scanHtml } from '@/entities/campaign/mail/scan-html'

/** A text in the source, trimmed. */
export type SourceText = { start: number; end: number; text: string }

const decode = (html: string) => parseMail(html).body.textContent.replace(/\s+/g, ' ')

/** The visible texts of a mail, in order. */
export function readTexts(html: string): SourceText[] {
  const texts: SourceText[] = []
  let unread = 0
  for (const { kind, name, start, end } of scanHtml(html)) {
    if (kind === 'text' && unread === 0) {
      const source = html.slice(start, end)
      const lead = /^(?:\s|&nbsp;)*/.exec(source)?.[0].length ?? 0
      const tail = /(?:\s|&nbsp;)*$/.exec(source.slice(lead))?.[0].length ?? 0
      const from = start + lead
      const to = end - tail
      const text = to > from ? decode(html.slice(from, to)) : ''
      if (/\S/.test(text)) texts.push({ start: from, end: to, text })
    } else if (NESTED.has(name)) {
      unread = Math.max(0, unread + (kind === 'open' ? 1 : -1))
    }
  }
  return texts
}

/** Hidden elements that contain markup; the scanner skips other hidden elements. */
const NESTED = new Set('head noscript template object svg math select video audio'.split(' '))

/** Replaces texts; the rest of the source stays verbatim. */
export function writeTexts(html: string, changes: ReadonlyMap<SourceText, string>): string {
  let written = html
  const fromEnd = [...changes].toSorted(([a], [b]) => b.start - a.start)
  for (const [{ start, end, text }, next] of fromEnd) {
    if (next === text) continue
    written = written.slice(0, start) + escapeText(next) + written.slice(end)
  }
  return written
}

const ADDRESS = /(?<=\s(?:href|alt)\s*=\s*)(?:"[^"]*"|'[^']*')/gi

/** Link addresses and texts for pictures, as in the source. */
export const readAddresses = (html: string): string => (html.match(ADDRESS) ?? []).join('\n')

/** Replaces what probably means a token, in texts and addresses. */
export function replaceMeantIn(html: string, only?: string): string {
  const texts = readTexts(html).map((text) => [text, replaceMeant(text.text, only)] as const)
  return writeTexts(html, new Map(texts)).replace(ADDRESS, (value) => replaceMeant(value, only))
}
