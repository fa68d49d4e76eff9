import { BLOCK_TAGS, isElement, repairTokensIn, UNREAD_TAGS } from '../../tokens/body-tokens'
import { safeImageUrl, safeLinkUrl } from '../../mail/safe-url'
import {
  type Align,
  type Block,
  type BlockKind,
  type Dir,
  type ListItemKind,
  type Marks,
  MAX_DEPTH,
  paragraph,
} from '../model/document'
import { chipTokens, type InlineRun, runText, toInlines } from '../model/inline-run'
import { clampDepths } from '../model/list-depth'
import { withoutLostStarts } from '../model/list-numbers'
import { readAlign, readDir, readMarks } from './read-marks'
import { withoutControlCharacters } from '../model/normalise-text'
import { startSide } from '../model/text-direction'
import { collapseWhiteSpace, dropLastBreak } from './white-space'
import { isWordNoise, readWordListItem, readWordNumber, startsWordList } from './word-list'

/** Elements that show an empty line when they are empty. */
const LINES = new Set(['P', 'H1', 'H2', 'LI', 'PRE', 'BLOCKQUOTE'])

type Context = {
  kind: BlockKind
  align?: Align
  dir?: Dir
  marks: Marks
  link?: { url: string }
  /** The number of lists around, and whether the innermost one is numbered. */
  lists: number
  isOrdered: boolean
  /** The start number of the innermost list, until its first item was read. */
  list?: { start?: number }
  isPreformatted: boolean
  /** Whether it is an item of Word that begins a list. */
  startsList?: boolean
}

/**
 * The editor document for an HTML text, in the editor's own kinds of blocks and marks. Everything
 * else becomes text; nothing in it runs or is loaded.
 */
export function htmlToSlate(html: string): Block[] {
  return domToSlate(new DOMParser().parseFromString(html, 'text/html').body)
}

/** Returns a block that keeps an element as a whole; undefined where its text is enough. */
type Keep = (element: Element) => Block | undefined

/** @param body its tokens are repaired in place */
export function domToSlate(body: Element, keep?: Keep): Block[] {
  repairTokensIn(body)
  const reader = new BlockReader(keep)
  reader.read(body, {
    kind: { type: 'paragraph' },
    dir: readDir(body) || undefined,
    marks: {},
    lists: 0,
    isOrdered: false,
    isPreformatted: false,
  })
  reader.close()
  const { blocks, listStarts } = reader
  return blocks.length > 0 ? withoutLostStarts(clampDepths(blocks, listStarts)) : [paragraph()]
}

class BlockReader {
  readonly blocks: Block[] = []
  readonly listStarts = new Set<Block>()
  private readonly wordLists = new Set<string>()
  private run: InlineRun = []
  private context: Context | undefined
  private readonly keep: Keep | undefined

  constructor(keep: Keep | undefined) {
    this.keep = keep
  }

  read(parent: Node, context: Context): void {
    for (const node of parent.childNodes) {
      if (isElement(node)) this.readElement(node, context)
      else if (node.nodeType === Node.TEXT_NODE) this.addText(node.nodeValue ?? '', context)
    }
  }

  close(): void {
    const { context, run } = this
    this.run = []
    this.context = undefined
    if (!context) return
    const collapsed = context.kind.type === 'code' ? dropLastBreak(run) : collapseWhiteSpace(run)
    if (collapsed.length === 0 && !runText(run).includes('\n')) return
    this.push(context, collapsed)
  }

  private push({ kind, align, dir, startsList }: Context, run: InlineRun) {
    const block: Block = { ...kind, children: toInlines(chipTokens(run)) }
    this.blocks.push(block)
    if (startsList) this.listStarts.add(block)
    if (block.type === 'code' || block.type === 'plain') return
    if (dir) block.dir = dir
    if (align && align !== startSide(block)) block.align = align
  }

  private readElement(element: Element, context: Context) {
    const tag = element.tagName
    if (UNREAD_TAGS.has(tag.toUpperCase())) return
    if (isWordNoise(element)) {
      // A heading has no marker that could show its number.
      if (context.kind.type === 'heading') this.addText(readWordNumber(element), context)
      return
    }
    if (tag === 'BR') this.addText('\n', { ...context, isPreformatted: true })
    else if (tag === 'IMG') this.addImage(element, context)
    else if (BLOCK_TAGS.has(tag)) this.readBlock(element, context)
    else if (element.hasAttribute('data-slate-zero-width')) return
    else this.read(element, this.inside(element, context))
  }

  private inside(element: Element, context: Context): Context {
    const isAnchor = element.tagName === 'A' && element.hasAttribute('href')
    return {
      ...context,
      marks: context.isPreformatted ? context.marks : readMarks(element, context.marks),
      ...(isAnchor && { link: { url: safeLinkUrl(element.getAttribute('href') ?? '') } }),
    }
  }

  private readBlock(element: Element, outer: Context) {
    const tag = element.tagName
    const kept = this.keep?.(element)
    if (kept) {
      this.close()
      this.blocks.push(kept)
      return
    }
    const context = this.blockContext(element, outer)
    // Inside an item, a heading or code, a block element becomes a line.
    if (isLineOf(outer.kind) && (tag === 'P' || tag === 'DIV') && context.kind === outer.kind) {
      if (this.run.length > 0) this.addText('\n', { ...outer, isPreformatted: true })
      this.read(element, context)
      return
    }
    this.close()
    const count = this.blocks.length
    this.read(element, context)
    this.close()
    if (this.blocks.length === count && LINES.has(tag)) this.push(context, [])
  }

  private blockContext(element: Element, outer: Context): Context {
    const inside = this.inside(element, outer)
    const asked = readAlign(element)
    const align = asked === undefined ? outer.align : asked || undefined
    const ownDir = readDir(element)
    const dir = ownDir === undefined ? outer.dir : ownDir || undefined
    const context = { ...inside, align, dir }
    const base: BlockKind = outer.kind.type === 'quote' ? outer.kind : { type: 'paragraph' }
    switch (element.tagName) {
      case 'H1':
        return { ...context, kind: { type: 'heading', level: 1 } }
      case 'H2':
      case 'H3':
      case 'H4':
      case 'H5':
      case 'H6':
        return { ...context, kind: { type: 'heading', level: 2 } }
      case 'UL':
      case 'OL':
        return {
          ...context,
          lists: outer.lists + 1,
          isOrdered: element.tagName === 'OL',
          list: { start: readStart(element, 'start') },
        }
      case 'LI': {
        const depth = Math.min(Math.max(outer.lists - 1, 0), MAX_DEPTH)
        return { ...context, kind: { ...readItem(element, outer), depth } }
      }
      case 'BLOCKQUOTE':
        return { ...context, kind: { type: 'quote' } }
      case 'PRE':
        return {
          ...context,
          kind: { type: 'code' },
          marks: {},
          link: undefined,
          isPreformatted: true,
        }
      default: {
        const item = readWordListItem(element)
        return {
          ...context,
          kind: item ?? (isLineOf(outer.kind) ? outer.kind : base),
          startsList: item && startsWordList(element, this.wordLists),
        }
      }
    }
  }

  private addText(raw: string, context: Context) {
    const clean = withoutControlCharacters(raw)
    const text = context.isPreformatted ? clean : clean.replace(/[ \t\n]+/g, ' ')
    // White space between blocks starts no paragraph.
    if (
      !this.context &&
      !context.isPreformatted &&
      text.trim() === '' &&
      !text.includes('\u00A0')
    ) {
      return
    }
    if (!text) return
    this.context ??= context
    const link = context.kind.type === 'code' ? undefined : context.link
    this.run.push({ node: { text }, marks: context.marks, link })
  }

  private addImage(element: Element, context: Context) {
    if (context.kind.type === 'code') return
    const width = Math.round(Number.parseFloat(element.getAttribute('width') ?? ''))
    this.context ??= context
    this.run.push({
      node: {
        type: 'image',
        url: safeImageUrl(element.getAttribute('src') ?? ''),
        alt: withoutControlCharacters(element.getAttribute('alt') ?? ''),
        ...(width > 0 && width < 10_000 && { width }),
        children: [{ text: '' }],
      },
      marks: context.marks,
      link: context.link,
    })
  }
}

function readItem(element: Element, { isOrdered, list }: Context): ListItemKind {
  const start = readStart(element, 'value') ?? list?.start
  if (list) list.start = undefined
  const kind: ListItemKind = { type: 'list-item', ordered: isOrdered, depth: 0 }
  return isOrdered && start !== undefined ? { ...kind, start } : kind
}

/** The number of an item, where it is not 1. */
function readStart(element: Element, name: 'start' | 'value'): number | undefined {
  const written = element.getAttribute(name)?.trim() ?? ''
  const start = /^\d{1,6}$/.test(written) ? Number(written) : 1
  return start === 1 ? undefined : start
}

const isLineOf = (kind: BlockKind) =>
  kind.type === 'list-item' || kind.type === 'heading' || kind.type === 'code'
