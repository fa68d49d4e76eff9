import { styleOf } from './css'
import { parseMail } from './mail-source'
import { scanHtml } from './scan-html'
import { unwrapLink, unwrapLinksIn } from './wrapped-links'
import { withoutThirdBrace } from '../tokens/tokens'

const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  em: 16,
  rem: 16,
}

type Side = 'width' | 'height' | 'max-width' | 'max-height'

/** Size of a picture in pixels, as given in CSS or HTML; undefined if there is none. */
export function sizeOf(picture: Element, side: Side): number | undefined {
  for (const written of [styleOf(picture).get(side), picture.getAttribute(side)]) {
    const [, number, unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(written ?? '') ?? []
    const pixels = PIXELS[unit.toLowerCase()]
    if (number !== undefined && pixels) return Number(number) * pixels
  }
  return undefined
}

/** Pictures up to this size, in pixels, cannot be seen. They report who opens a mail. */
const MAX_TRACKER = 2

export function isTracker(picture: Element): boolean {
  const [width, height] = (['width', 'height'] as const).map((side) =>
    Math.min(sizeOf(picture, side) ?? Infinity, sizeOf(picture, `max-${side}`) ?? Infinity),
  )
  const sizes = [width, height].filter((size = Infinity) => size < Infinity)
  return sizes.length > 0 && sizes.every((size = 0) => size <= MAX_TRACKER)
}

/** Text written elsewhere, with direct links and our way to write a token. */
export const textFromElsewhere = (text: string) => withoutThirdBrace(unwrapLinksIn(text))

/**
 * Removes what reports to others from HTML written elsewhere: wrapped links become direct, and
 * invisible pictures go. Tokens in three braces become ours.
 */
export function cleanForeign(body: Element): void {
  for (const link of body.querySelectorAll('a[href], area[href]')) {
    // Outlook keeps the address that it wrapped.
    const original = link.getAttribute('originalsrc')?.trim()
    const address = original ?? link.getAttribute('href') ?? ''
    link.setAttribute('href', withoutThirdBrace(unwrapLink(address) ?? address))
  }
  for (const picture of body.querySelectorAll('img')) if (isTracker(picture)) picture.remove()
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    node.nodeValue = textFromElsewhere(node.nodeValue ?? '')
  }
}

const PART = /^(?:caption|colgroup|col|thead|tbody|tfoot|tr|td|th)$/

/** Puts rows and cells without a table into one: the parser would drop their tags, and join their words. */
export function wrapTableParts(html: string): string {
  let wrapped = ''
  let done = 0
  let tables = 0
  /** Open parts inside the added table; undefined outside of it. */
  let parts: number | undefined
  for (const { kind, name, start, end } of scanHtml(html)) {
    if (kind === 'comment') continue
    const change = kind === 'open' ? 1 : -1
    if (name === 'table') tables += change
    else if (kind !== 'text' && PART.test(name) && tables <= 0) {
      if (parts === undefined) {
        if (kind === 'close') continue
        wrapped += `${html.slice(done, start)}<table>`
        done = start
      }
      parts = Math.max(0, (parts ?? 0) + (name === 'col' ? 0 : change))
      continue
    }
    if (parts !== 0 || html.slice(start, end).trim() === '') continue
    wrapped += `${html.slice(done, start)}</table>`
    done = start
    parts = undefined
  }
  return wrapped + html.slice(done)
}

/** HTML written elsewhere, before it is inserted or kept. */
export function fromElsewhere(html: string): string {
  const whole = wrapTableParts(html)
  const { body, toHtml } = parseMail(whole)
  const before = body.innerHTML
  cleanForeign(body)
  return body.innerHTML === before ? whole : toHtml()
}
