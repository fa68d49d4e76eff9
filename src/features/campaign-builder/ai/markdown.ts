/**
 * The Markdown that language models write into mails: bold, links, headings and lists. Anything
 * ambiguous stays as written: a single `- Ann`, `2 * 3 * 4`.
 */

const BOLD = /\*\*(?=[^\s*<>])([^*<>\n]*?[^\s*<>])\*\*/g
const LINK = /(?<!!)\[([^\][<>\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()<>"]+)\)/g
const HEADING = /^(#{1,3}) +(\S.*)$/
const BULLET = /^[ \t]*[-*] +(\S.*)$/
const NUMBER = /^[ \t]*\d{1,2}[.)] +(\S.*)$/

/** @param html text with its special characters escaped, or HTML */
export const inlineMarkdown = (html: string): string =>
  html.replace(BOLD, '<strong>$1</strong>').replace(LINK, '<a href="$2">$1</a>')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Block = { tag: 'p' | 'h1' | 'h2' | 'ul' | 'ol'; lines: string[] }

function blockOf(line: string): Block {
  const [, marks = '', heading] = HEADING.exec(line) ?? []
  if (heading !== undefined) return { tag: marks === '#' ? 'h1' : 'h2', lines: [heading] }
  const bullet = BULLET.exec(line)?.[1]
  if (bullet !== undefined) return { tag: 'ul', lines: [bullet] }
  const item = NUMBER.exec(line)?.[1]
  return item === undefined ? { tag: 'p', lines: [line] } : { tag: 'ol', lines: [item] }
}

function toHtml({ tag, lines }: Block): string {
  const content = lines.map((line) => inlineMarkdown(escaped(line)))
  if (tag === 'ul' || tag === 'ol') {
    return `<${tag}>${content.map((line) => `<li>${line}</li>`).join('')}</${tag}>`
  }
  return `<${tag}>${content.join('<br>')}</${tag}>`
}

/** Lines that belong together; a list needs two items. */
function blocksOf(paragraph: string): Block[] {
  const blocks: (Block & { source: string[] })[] = []
  for (const line of paragraph.split('\n')) {
    const next = blockOf(line)
    const last = blocks.at(-1)
    if (last && last.tag === next.tag && !next.tag.startsWith('h')) {
      last.lines.push(...next.lines)
      last.source.push(line)
    } else blocks.push({ ...next, source: [line] })
  }
  return blocks.reduce<Block[]>((joined, { tag, lines, source }) => {
    const isSingle = (tag === 'ul' || tag === 'ol') && lines.length === 1
    const block: Block = isSingle ? { tag: 'p', lines: source } : { tag, lines }
    const last = joined.at(-1)
    if (last?.tag === 'p' && block.tag === 'p') last.lines.push(...block.lines)
    else joined.push(block)
    return joined
  }, [])
}

/** HTML of a text with Markdown; undefined for a text without. */
export function markdownToHtml(text: string): string | undefined {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n[ \t]*\n\s*/)
  const blocks = paragraphs.flatMap(blocksOf)
  const hasMarks =
    blocks.some(({ tag }) => tag !== 'p') || inlineMarkdown(escaped(text)) !== escaped(text)
  return hasMarks ? blocks.map(toHtml).join('') : undefined
}
