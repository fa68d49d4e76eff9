import { escapeHtml } from '@/entities/campaign/mail/mail-source'
import { keptLinkUrl, safeImageUrl } from '@/entities/campaign/mail/safe-url'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import {
  type Block,
  haveSameMarks,
  type ImageNode,
  type Inline,
  type Marks,
  marksOf,
} from '../model/document'
import { type RunItem, runText, toRun } from '../model/inline-run'
import {
  isSwallowed,
  normaliseSpaces,
  tabsToSpaces,
  withoutControlCharacters,
} from '../model/normalise-text'
import { closeWrap } from './origin'
import { rewrite } from './white-space'

export const IMAGE_STYLE = 'max-width:100%'

export function writeCode({ children }: Block): string {
  const run = toRun(children)
  const text = run.map(({ node }) => writeCodePiece(node)).join('')
  // Parsers drop a leading line break, and our reader a trailing one.
  return `${text.replace(/^\n/, '<br>')}${text.endsWith('\n') ? '\n' : ''}`
}

function writeCodePiece(node: RunItem['node']): string {
  if ('text' in node) return escapeHtml(withoutControlCharacters(node.text))
  return node.type === 'token' ? tokenText(node.name) : ''
}

export function writeInlines({ children, origin }: Block): string {
  const { html, text } = writeRun(children, origin?.marks)
  // A trailing break is only visible if another one follows.
  return html === '' || text.endsWith('\n') ? `${html}<br>` : html
}

export const writePlainLine = ({ children }: Block) => writeRun(children).html

type Placed = RunItem & { at: number }

function writeRun(children: readonly Inline[], outer: Marks = {}) {
  const cleaned = toRun(children).map(withCleanText)
  const text = normaliseSpaces(runText(cleaned))
  let offset = 0
  const run = rewrite(cleaned, text).map((item): Placed => {
    const at = offset
    offset += 'text' in item.node ? item.node.text.length : 1
    return Object.assign({ at }, item)
  })
  return { html: joinGroups(run, (a, b) => a.link === b.link, writeLink(text, outer)), text }
}

const withCleanText = (item: RunItem): RunItem =>
  'text' in item.node
    ? { ...item, node: { text: tabsToSpaces(withoutControlCharacters(item.node.text)) } }
    : item

function joinGroups(
  placed: readonly Placed[],
  isSame: (a: RunItem, b: RunItem) => boolean,
  write: (group: Placed[]) => string,
): string {
  let html = ''
  let group: Placed[] = []
  for (const item of placed) {
    const [first] = group
    if (first && !isSame(first, item)) {
      html += write(group)
      group = []
    }
    group.push(item)
  }
  return group.length > 0 ? html + write(group) : html
}

const writeLink = (text: string, outer: Marks) => (group: Placed[]) => {
  const inside = joinGroups(
    group,
    (a, b) => haveSameMarks(a.marks, b.marks),
    (same) =>
      writeMarks(same[0]?.marks ?? {}, outer, same.map((item) => writeItem(item, text)).join('')),
  )
  const link = group[0]?.link
  if (!link) return inside
  return `<a href="${escapeHtml(keptLinkUrl(link.url))}"${link.attributes ?? ''}>${inside}</a>`
}

function writeMarks(all: Marks, outer: Marks, inside: string): string {
  const known: Record<string, unknown> = outer
  const marks: Marks = Object.fromEntries(
    Object.entries(marksOf(all)).filter(([name, value]) => known[name] !== value),
  )
  const { bold, italic, underline, strike, script, color, background, wrap } = marks
  const styles = [
    outer.bold && !all.bold && 'font-weight:normal',
    outer.italic && !all.italic && 'font-style:normal',
    outer.color && !all.color && 'color:initial',
    color && `color:${color}`,
    background && `background-color:${background}`,
  ]
  const style = styles.filter(Boolean).join(';')
  let html = style ? `<span style="${escapeHtml(style)}">${inside}</span>` : inside
  if (script) html = `<${script}>${html}</${script}>`
  if (strike) html = `<s>${html}</s>`
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  return wrap ? wrap + html + closeWrap(wrap) : html
}

function writeItem({ node, at }: Placed, text: string): string {
  if ('text' in node) {
    const shown = node.text
      .split('')
      .map((sign, index) => (sign === ' ' && isSwallowed(text, at + index) ? '\u00A0' : sign))
    return escapeHtml(shown.join('')).replaceAll('\n', '<br>')
  }
  return node.type === 'token' ? tokenText(node.name) : writeImage(node)
}

function writeImage({
  url,
  alt,
  width,
  attributes = ` style="${IMAGE_STYLE}"`,
}: ImageNode): string {
  const size = width ? ` width="${width}"` : ''
  return `<img src="${escapeHtml(safeImageUrl(url))}" alt="${escapeHtml(alt)}"${size}${attributes}>`
}
