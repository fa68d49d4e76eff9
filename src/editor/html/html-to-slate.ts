import {
  BLOCK_TAGS,
  isElement,
  repairTokensOf,
  UNREAD_TAGS,
} from '@/entities/campaign/mail/body-tokens'
import { sizeOf, wrapTableParts } from '@/entities/campaign/mail/foreign-html'
import { inlineStyleSheets, removeHidden, styleOf } from '@/entities/campaign/mail/css'
import { keptLinkUrl, safeImageUrl, safeLinkUrl } from '@/entities/campaign/mail/safe-url'
import {
  type Align,
  type Block,
  type BlockKind,
  type Box,
  type Dir,
  type ListItemKind,
  type Marks,
  MAX_DEPTH,
  paragraph,
  startSide,
} from '../model/document'
import {
  chipTokens,
  collapseWhiteSpace,
  dropLastBreak,
  type InlineRun,
  runText,
  toInlines,
  withoutControlCharacters,
} from '../model/inlines'
import { normaliseLists } from '../model/lists'
import {
  attributesOf,
  boxOf,
  hasBlocks,
  isBox,
  isEmptyTarget,
  readAlign,
  readDir,
  readMarks,
  sourceOf,
  wrapOf,
} from './read-element'
import { IMAGE_STYLE } from './inlines-to-html'
import { isMarker, readWordListItem, readWordNumber, startsWordList } from './word-list'

/** Empty elements that render as an empty line. */
const LINES = new Set(['P', 'H1', 'H2', 'LI', 'PRE', 'BLOCKQUOTE'])
/** Elements whose child blocks become lines of one block. */
const OWN = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'LI', 'PRE'])
const LINE = /^(?:P|DIV|H[1-6])$/

type Context = {
  kind: BlockKind
  align?: Align
  dir?: Dir
  marks: Marks
  link?: { url: string; attributes?: string }
  /** Preserved ancestor elements. */
  boxes: readonly Box[]
  own?: Box
  inner?: Box
  /** The element that directly contains the text, and the marks that the text inherits from it. */
  root: Element
  rootMarks: Marks
  /** The innermost list; its start number only until its first item has been read. */
  list?: { depth: number; isOrdered: boolean; start?: number; box?: Box }
  isPreformatted: boolean
  startsList?: boolean
}

/**
 * Parses HTML into the editor's own blocks and marks. Everything else becomes text; nothing is
 * executed or loaded.
 */
export function htmlToSlate(
  html: string,
  { prepare, ...reading }: Reading & { prepare?: (body: Element) => void } = {},
): Block[] {
  const page = new DOMParser().parseFromString(wrapTableParts(html), 'text/html')
  const { body } = page
  inlineStyleSheets(page)
  removeHidden(body)
  prepare?.(body)
  return domToSlate(body, reading)
}

type Reading = {
  /** Returns a block that preserves an element as a whole; undefined if its text suffices. */
  keep?: (element: Element) => Block | undefined
  carries?: boolean
  color?: string
  /** Called for markup that would change when its block is edited. */
  onLoss?: () => void
}

/** @param body its tokens are repaired in place */
export function domToSlate(body: Element, reading: Reading = {}): Block[] {
  repairTokensOf(body)
  const reader = new BlockReader(reading)
  reader.read(body, {
    kind: { type: 'paragraph' },
    dir: readDir(body) || undefined,
    marks: reading.color ? { color: reading.color } : {},
    boxes: [],
    root: body,
    rootMarks: {},
    isPreformatted: false,
  })
  reader.close()
  const { blocks, listStarts } = reader
  return blocks.length > 0 ? normaliseLists(blocks, listStarts) : [paragraph()]
}

class BlockReader {
  readonly blocks: Block[] = []
  readonly listStarts = new Set<Block>()
  private readonly wordLists = new Set<string>()
  private run: InlineRun = []
  private context: Context | undefined
  /** Source nodes of the run: children of its root. */
  private nodes: Node[] = []

  constructor(private readonly reading: Reading) {}

  read(parent: Node, context: Context): void {
    for (const node of parent.childNodes) {
      if (isElement(node)) this.readElement(node, context)
      else if (node.nodeType === Node.TEXT_NODE) this.addText(node.nodeValue ?? '', context)
      if (this.context?.root === parent) this.nodes.push(node)
    }
  }

  close(): void {
    const { context, run, nodes } = this
    this.run = []
    this.nodes = []
    this.context = undefined
    if (!context) return
    const collapsed = context.kind.type === 'code' ? dropLastBreak(run) : collapseWhiteSpace(run)
    if (collapsed.length === 0 && !runText(run).includes('\n')) return
    this.push(context, collapsed, nodes)
  }

  private push(context: Context, run: InlineRun, nodes: readonly Node[]) {
    const { kind, align, dir, startsList } = context
    const block: Block = { ...kind, children: toInlines(chipTokens(run)) }
    this.blocks.push(block)
    if (startsList) this.listStarts.add(block)
    if (block.type !== 'code' && block.type !== 'plain') {
      if (dir) block.dir = dir
      if (align && align !== startSide(block)) block.align = align
    }
    if (!this.reading.carries) return
    const { boxes, own, inner, rootMarks } = context
    block.origin = {
      boxes,
      own: own ?? 'text',
      inner,
      marks: rootMarks,
      html: context.link ? undefined : sourceOf(nodes),
      same: { children: block.children, align: block.align, dir: block.dir },
    }
  }

  private readElement(element: Element, context: Context): void {
    const tag = element.tagName
    if (UNREAD_TAGS.has(tag.toUpperCase())) return
    if (isMarker(element)) {
      // A heading has no marker to show its number.
      if (context.kind.type === 'heading') this.addText(readWordNumber(element), context)
      return
    }
    if (tag === 'BR') this.addText('\n', { ...context, isPreformatted: true })
    else if (tag === 'IMG') this.addImage(element, context)
    else if (BLOCK_TAGS.has(tag)) this.readBlock(element, context)
    else if (this.reading.carries && isBox(element) && !isLineOf(context.kind)) {
      this.readBlock(element, context)
    } else if (element.hasAttribute('data-slate-zero-width')) return
    else {
      // An empty link target, which text cannot carry.
      if (this.reading.carries && isEmptyTarget(element)) this.reading.onLoss?.()
      // A line cannot contain a kept block.
      if (this.reading.carries && this.reading.keep?.(element)) this.reading.onLoss?.()
      this.read(element, this.inside(element, context))
    }
  }

  /** Nests a kept block inside its ancestor elements. */
  private inPlace(kept: Block, { kind, boxes, list }: Context): Block {
    if (list || isLineOf(kind)) this.reading.onLoss?.()
    const same = { children: kept.children }
    return { ...kept, origin: { boxes, marks: {}, same } }
  }

  private inside(element: Element, context: Context): Context {
    // Code cannot be formatted.
    if (context.kind.type === 'code') this.reading.onLoss?.()
    const isAnchor = element.tagName === 'A' && element.hasAttribute('href')
    const url = element.getAttribute('href') ?? ''
    if (this.reading.carries && isAnchor) {
      // The link's own style colours and underlines it; styles on text inside would not.
      const attributes = attributesOf(element)
      return { ...context, link: { url: keptLinkUrl(url), ...(attributes && { attributes }) } }
    }
    const marks = context.isPreformatted ? context.marks : readMarks(element, context.marks)
    const isInline = this.reading.carries && !context.isPreformatted && !isBox(element)
    const wrap = isInline ? wrapOf(element) : ''
    return {
      ...context,
      marks: wrap ? { ...marks, wrap: (marks.wrap ?? '') + wrap } : marks,
      ...(isAnchor && { link: { url: safeLinkUrl(url) } }),
    }
  }

  /** Records a block's position in the original HTML, for preserved markup. */
  private placed(element: Element, outer: Context, context: Context): Context {
    const { tagName } = element
    const box = boxOf(element)
    const root = { root: element, rootMarks: context.marks, own: undefined, inner: undefined }
    if (tagName === 'UL' || tagName === 'OL') return { ...context, ...root }
    const isOwn = OWN.has(tagName) || (tagName !== 'BLOCKQUOTE' && !hasBlocks(element))
    if (isOwn) return { ...context, ...root, own: box }
    // A paragraph around a table: parsers handle it differently.
    if (tagName === 'P') this.reading.onLoss?.()
    return { ...context, ...root, boxes: [...outer.boxes, box] }
  }

  private readBlock(element: Element, outer: Context): void {
    const tag = element.tagName
    const kept = this.reading.keep?.(element)
    if (kept) {
      this.close()
      this.blocks.push(this.reading.carries ? this.inPlace(kept, outer) : kept)
      return
    }
    const context = this.blockContext(element, outer)
    // Inside an item, a heading or code, a block element becomes a line.
    if (isLineOf(outer.kind) && LINE.test(tag) && context.kind === outer.kind) {
      if (this.reading.carries && !outer.inner && isOnlyLine(element, outer.root)) {
        const inner = boxOf(element)
        this.read(element, { ...context, root: element, rootMarks: context.marks, inner })
        return
      }
      this.reading.onLoss?.()
      if (this.run.length > 0) this.addText('\n', { ...outer, isPreformatted: true })
      this.read(element, context)
      return
    }
    this.close()
    const count = this.blocks.length
    const placed = this.reading.carries ? this.placed(element, outer, context) : context
    this.read(element, placed)
    this.close()
    if (this.blocks.length === count && LINES.has(tag)) {
      this.push(placed, [], [...element.childNodes])
    }
  }

  private blockContext(element: Element, outer: Context): Context {
    const inside = this.inside(element, outer)
    const asked = readAlign(element)
    const align = asked === undefined ? outer.align : asked || undefined
    const ownDir = readDir(element)
    const dir = ownDir === undefined ? outer.dir : ownDir || undefined
    const context = { ...inside, align, dir }
    const base: BlockKind = outer.kind.type === 'quote' ? outer.kind : { type: 'paragraph' }
    const tag = element.tagName
    if (/^H[1-6]$/.test(tag)) {
      // An item cannot also be a heading, because outside its list it would lose its number.
      return !this.reading.carries && outer.kind.type === 'list-item'
        ? { ...context, kind: outer.kind, marks: { ...context.marks, bold: true } }
        : { ...context, kind: { type: 'heading', level: tag === 'H1' ? 1 : 2 } }
    }
    switch (tag) {
      case 'UL':
      case 'OL': {
        const depth = outer.list ? outer.list.depth + 1 : this.indentOf(element)
        const start = readStart(element, 'start')
        const box = this.listBox(element)
        return { ...context, list: { depth, isOrdered: tag === 'OL', start, box } }
      }
      case 'LI':
        return { ...context, kind: readItem(element, outer.list, this.indentOf(element)) }
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

  /** The original list; of a pasted one, only what separates it from the list before it. */
  private listBox(element: Element): Box | undefined {
    const before = element.previousElementSibling
    const isSeparate =
      before?.tagName === element.tagName && this.indentOf(before) === this.indentOf(element)
    if (this.reading.carries) return { ...boxOf(element), isSeparate }
    return isSeparate ? { tag: element.tagName, attributes: '', isSeparate } : undefined
  }
  /** Depth written on flat lists and items; not in a mail, where it has no effect. */
  private indentOf(element: Element): number {
    const written =
      element.getAttribute('data-indent') ?? /ql-indent-(\d)/.exec(element.className)?.[1]
    return this.reading.carries ? 0 : ofDigits(written ?? '')
  }

  private addText(raw: string, context: Context) {
    const clean = withoutControlCharacters(raw)
    const text = context.isPreformatted ? clean : clean.replace(/[ \t\n]+/g, ' ')
    // White space between blocks does not start a paragraph.
    const isBetween = !this.context && !context.isPreformatted && !/[\S\u00A0]/.test(text)
    if (!text || isBetween) return
    this.context ??= context
    const link = context.kind.type === 'code' ? undefined : context.link
    this.run.push({ node: { text }, marks: context.marks, link })
  }

  private addImage(element: Element, context: Context) {
    if (context.kind.type === 'code') {
      this.reading.onLoss?.()
      return
    }
    const written = element.getAttribute('width') ?? ''
    const { carries } = this.reading
    const width = Math.round(carries ? ofDigits(written) : (sizeOf(element, 'width') ?? 0))
    const hasWidth = width > 0 && width < 10_000
    // The height of a picture that is scaled down on a phone would distort it.
    const isSmall = styleOf(element).has('height') && width < NARROWEST
    const height =
      !carries && (!hasWidth || isSmall) ? Math.round(sizeOf(element, 'height') ?? 0) : 0
    this.context ??= context
    this.run.push({
      node: {
        type: 'image',
        url: safeImageUrl(element.getAttribute('src') ?? ''),
        alt: withoutControlCharacters(element.getAttribute('alt') ?? ''),
        ...(hasWidth && { width }),
        ...(height > 0 && { attributes: ` height="${height}" style="${IMAGE_STYLE}"` }),
        ...(this.reading.carries && {
          attributes: attributesOf(element, (name) => hasWidth && name === 'width'),
        }),
        children: [{ text: '' }],
      },
      marks: context.marks,
      link: context.link,
    })
  }
}

/** Width in pixels that the text of a mail has on any screen. */
const NARROWEST = 280

const ofDigits = (written: string) => (/^\d+$/.test(written) ? Number(written) : 0)

function readItem(element: Element, list: Context['list'], indent: number): ListItemKind {
  const { depth = 0, isOrdered = false, start: first, box } = list ?? {}
  const start = readStart(element, 'value') ?? first
  if (list) list.start = undefined
  const kind = {
    type: 'list-item',
    ordered: isOrdered,
    depth: Math.min(depth + indent, MAX_DEPTH),
    ...(box && { list: box }),
  } as const
  return isOrdered && start !== undefined ? { ...kind, start } : kind
}

/** Number of an item, unless it is 1. */
function readStart(element: Element, name: 'start' | 'value'): number | undefined {
  const written = element.getAttribute(name)?.trim() ?? ''
  const start = /^\d{1,6}$/.test(written) ? Number(written) : 1
  return start === 1 ? undefined : start
}

/** Whether `block` contains nothing besides this element and lists. */
const isOnlyLine = (element: Element, block: Element) =>
  element.parentElement === block &&
  [...block.childNodes].every(
    (node) =>
      node === element ||
      (isElement(node) ? /^[OU]L$/.test(node.tagName) : (node.nodeValue ?? '').trim() === ''),
  )

const isLineOf = (kind: BlockKind) =>
  kind.type === 'list-item' || kind.type === 'heading' || kind.type === 'code'
