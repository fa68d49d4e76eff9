import { existsSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'

/** A Markdown file of the repository, and the page of the site that shows it. */
export type Document = {
  /** Path in the repository. */
  path: string
  /** File name in the site's docs folder. */
  page: string
  title: string
  /** Its first paragraph as HTML: whom it is for. */
  intro: string
  html: string
  /** Pictures that it shows, as paths in the repository. */
  pictures: string[]
}

export const pageOf = (path: string): string =>
  `${basename(path, '.md').toLowerCase().replace('readme', 'index')}.html`

/** The id that GitHub gives a heading, which links between the documents use. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const plainText = (tokens: Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : textOf(token)))
    .join('')

const textOf = (token: Token) => ('text' in token ? String(token.text) : token.raw)

const headings = (tokens: Token[]): Tokens.Heading[] =>
  tokens.filter((token): token is Tokens.Heading => token.type === 'heading')

/** Ids of the headings of a document, in order. */
const anchorsOf = (markdown: string) =>
  headings(new Marked().lexer(markdown)).map(({ tokens }) => slugOf(plainText(tokens)))

/**
 * @param sources the text of every document, by its path in the repository
 * @throws if a link leads to a file or heading that does not exist
 */
export function renderDocuments(sources: ReadonlyMap<string, string>): Document[] {
  return [...sources].map(([path, markdown]) => render(path, markdown, sources))
}

function render(path: string, markdown: string, sources: ReadonlyMap<string, string>): Document {
  const pictures: string[] = []

  /** Where a link leads in the site; undefined for what the site does not have, such as source files. */
  function addressOf(href: string): string | undefined {
    if (/^https?:/.test(href)) return /\/\/localhost\b/.test(href) ? undefined : href
    const [file = '', anchor] = href.split('#')
    const target = file ? normalize(join(dirname(path), file)) : path
    if (!existsSync(target)) throw new Error(`${path} links to ${href}, which does not exist`)
    if (target === 'openapi.yaml') return '../contract/'
    const source = sources.get(target)
    if (source === undefined) return undefined
    if (anchor && !anchorsOf(source).includes(anchor))
      throw new Error(`${path} links to ${href}, but ${target} has no such heading`)
    return (file ? pageOf(target) : '') + (anchor ? `#${anchor}` : '')
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const id = slugOf(plainText(tokens))
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address ? `<a href="${address}">${text}</a>` : text
      },
      image({ href, text }) {
        const picture = normalize(join(dirname(path), href))
        pictures.push(picture)
        return `<img src="${basename(picture)}" alt="${text}">`
      },
      html({ raw }) {
        throw new Error(`${path} has HTML, which the site does not show: ${raw}`)
      },
    },
  })
  const tokens = marked.lexer(markdown)
  const first = tokens.find(({ type }) => type === 'paragraph')
  return {
    path,
    page: pageOf(path),
    title: plainText(headings(tokens)[0]?.tokens ?? []),
    intro: first ? marked.parser([first]) : '',
    html: marked.parser(tokens),
    pictures,
  }
}
