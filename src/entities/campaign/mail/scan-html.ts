export type Segment = {
  kind: 'open' | 'close' | 'text' | 'comment'
  /** Lower-case tag name. */
  name: string
  start: number
  end: number
}

/** Elements with raw text content. Their open segment ends with their closing tag. */
const RAW = new Set('style script title textarea xmp iframe noembed noframes'.split(' '))
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Whether a closing tag follows. */
export const isOpening = ({ kind, name }: Segment) =>
  kind === 'open' && !VOID.has(name) && !RAW.has(name)

/** Tokenises HTML into tags, texts and comments like a browser, with source positions. */
export function scanHtml(html: string): Segment[] {
  const segments: Segment[] = []
  let textFrom = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const segment = readMarkup(html, at)
    if (segment) {
      if (at > textFrom) segments.push({ kind: 'text', name: '', start: textFrom, end: at })
      segments.push(segment)
      textFrom = segment.end
    }
    at = html.indexOf('<', segment?.end ?? at + 1)
  }
  if (textFrom < html.length) {
    segments.push({ kind: 'text', name: '', start: textFrom, end: html.length })
  }
  return segments
}

function readMarkup(html: string, start: number): Segment | undefined {
  const next = html[start + 1] ?? ''
  const isClose = next === '/'
  const letter = isClose ? (html[start + 2] ?? '') : next
  if (/[a-z]/i.test(letter)) return readTag(html, start, isClose)
  if (next !== '!' && next !== '?' && !(isClose && letter)) return undefined
  return { kind: 'comment', name: '', start, end: endOfComment(html, start) }
}

function endOfComment(html: string, start: number): number {
  if (!html.startsWith('<!--', start)) return pastNext(html, '>', start)
  const short = /^<!--(?:-?>)/.exec(html.slice(start, start + 6))
  if (short) return start + short[0].length
  const end = /--!?>/g
  end.lastIndex = start + 4
  const match = end.exec(html)
  return match ? match.index + match[0].length : html.length
}

function readTag(html: string, start: number, isClose: boolean): Segment {
  const name = /^[^\s/>]*/.exec(html.slice(start + (isClose ? 2 : 1), start + 80))?.[0] ?? ''
  let at = start + name.length + (isClose ? 2 : 1)
  while (at < html.length && html[at] !== '>') at = pastAttribute(html, at)
  const segment: Segment = {
    kind: isClose ? 'close' : 'open',
    name: name.toLowerCase(),
    start,
    end: Math.min(at + 1, html.length),
  }
  if (!isClose && RAW.has(segment.name)) {
    const close = new RegExp(`</${segment.name}(?=[\\s/>])`, 'gi')
    close.lastIndex = segment.end
    const match = close.exec(html)
    segment.end = match ? pastNext(html, '>', match.index) : html.length
  }
  return segment
}

/**
 * Skips white space, a name, or a name with its value: a `>` inside quotes does not end the tag.
 */
function pastAttribute(html: string, start: number): number {
  if (/[\s/]/.test(html[start] ?? '')) return start + 1
  let at = start + 1
  while (at < html.length && !/[\s/>=]/.test(html[at] ?? '')) at += 1
  const value = /^\s*=\s*(["']?)/.exec(html.slice(at, at + 200))
  if (!value) return at
  at += value[0].length
  if (value[1]) return pastNext(html, value[1], at)
  while (at < html.length && !/[\s>]/.test(html[at] ?? '')) at += 1
  return at
}

function pastNext(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from)
  return at < 0 ? html.length : at + 1
}
