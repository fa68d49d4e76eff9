import {
  BLOCK_TAGS,
  isElement,
  repairTokensOf,
  UNREAD_TAGS,
} from '@/entities/campaign/mail/body-tokens'
import { readStyle } from '@/entities/campaign/mail/css'
import { keptLinkUrl, safeImageUrl, safeLinkUrl } from '@/entities/campaign/mail/safe-url'
import { removeHidden } from '@/entities/campaign/mail/hidden-text'
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
} from '../model/document'
import { chipTokens, type InlineRun, runText, toInlines } from '../model/inline-run'
import { normaliseLists } from '../model/lists'
import { attributesOf, boxOf, hasBlocks, isBox, isEmptyTarget, sourceOf, wrapOf } from './origin'
import { readAlign, readDir, readMarks } from './read-marks'
import { withoutControlCharacters } from '../model/normalise-text'
import { startSide } from '../model/text-direction'
import { IMAGE_STYLE } from './inlines-to-html'
import { collapseWhiteSpace, dropLastBreak } from './white-space'
import { isMarker, readWordListItem, readWordNumber, startsWordList } from './word-list'
import { type Incremental, runAtOnce } from '@/shared/lib/state/incremental'

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
  listBoxes: readonly Box[]
  own?: Box
  inner?: Box
  /** The element that directly contains the text, and the marks that the text inherits from it. */
  root: Element
  rootMarks: Marks
  /** Number of enclosing lists, and whether the innermost one is ordered. */
  lists: number
  isOrdered: boolean
  /** Start number of the innermost list, until its first item has been read. */
  list?: { start?: number }
  isPreformatted: boolean
  startsList?: boolean
}

/**
 * Parses HTML into the editor's own blocks and marks. Everything else becomes text; nothing is
 * executed or loaded.
 */
export function htmlToSlate(html: string, prepare?: (body: Element) => void): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeHidden(body)
  prepare?.(body)
  return domToSlate(body)
}

/** Returns a block that preserves an element as a whole; undefined if its text suffices. */
type Keep = (element: Element) => Block | undefined

type Reading = {
  keep?: Keep
  carries?: boolean
  /** Inherited marks. */
  color?: string
  /** Called for markup that would change when its block is edited. */
  onLoss?: () => void
  /** Called with the number of blocks read so far. */
  onProgress?: (count: number) => void
}

/** @param body its tokens are repaired in place */
export const domToSlate = (body: Element, reading?: Reading): Block[] =>
  runAtOnce(readBlocks(body, reading))

/** `domToSlate` for a long body: pauses after each block. */
export function* readBlocks(body: Element, reading: Reading = {}): Incremental<Block[]> {
  yield* repairTokensOf(body)
  const reader = new BlockReader(reading)
  yield* reader.read(body, {
    kind: { type: 'paragraph' },
    dir: readDir(body) || undefined,
    marks: reading.color ? { color: reading.color } : {},
    boxes: [],
    listBoxes: [],
    root: body,
    rootMarks: {},
    lists: 0,
    isOrdered: false,
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
  private readonly listsRead = new Map<Element, Box>()
  private readonly keep: Keep | undefined
  private readonly carries: boolean
  private readonly onLoss: () => void
  private readonly onProgress: (count: number) => void

  constructor({ keep, carries = false, onLoss = () => {}, onProgress = () => {} }: Reading) {
    this.keep = keep
    this.carries = carries
    this.onLoss = onLoss
    this.onProgress = onProgress
  }

  *read(parent: Node, context: Context): Incremental<void> {
    for (const node of parent.childNodes) {
      if (isElement(node)) yield* this.readElement(node, context)
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
    if (!this.carries) return
    const { boxes, listBoxes, own, inner, rootMarks } = context
    block.origin = {
      boxes,
      lists: listBoxes,
      own: own ?? 'text',
      inner,
      marks: rootMarks,
      html: context.link ? undefined : sourceOf(nodes),
      same: { children: block.children, align: block.align, dir: block.dir },
    }
  }

  private *readElement(element: Element, context: Context): Incremental<void> {
    const tag = element.tagName
    if (UNREAD_TAGS.has(tag.toUpperCase())) return
    if (isMarker(element)) {
      // A heading has no marker to show its number.
      if (context.kind.type === 'heading') this.addText(readWordNumber(element), context)
      return
    }
    if (tag === 'BR') this.addText('\n', { ...context, isPreformatted: true })
    else if (tag === 'IMG') this.addImage(element, context)
    else if (BLOCK_TAGS.has(tag)) yield* this.readBlock(element, context)
    else if (this.carries && isBox(element) && !isLineOf(context.kind)) {
      yield* this.readBlock(element, context)
    } else if (element.hasAttribute('data-slate-zero-width')) return
    else {
      // An empty link target, which text cannot carry.
      if (this.carries && isEmptyTarget(element)) this.onLoss()
      // A line cannot contain a kept block.
      if (this.carries && this.keep?.(element)) this.onLoss()
      yield* this.read(element, this.inside(element, context))
    }
  }

  /** Nests a kept block inside its ancestor elements. */
  private inPlace(kept: Block, { kind, boxes, lists }: Context): Block {
    if (lists > 0 || isLineOf(kind)) this.onLoss()
    const same = { children: kept.children }
    return { ...kept, origin: { boxes, lists: [], marks: {}, same } }
  }

  private inside(element: Element, context: Context): Context {
    // Code cannot be formatted.
    if (context.kind.type === 'code') this.onLoss()
    const isAnchor = element.tagName === 'A' && element.hasAttribute('href')
    const url = element.getAttribute('href') ?? ''
    if (this.carries && isAnchor) {
      // The link's own style colours and underlines it; styles on text inside would not.
      const attributes = attributesOf(element)
      return { ...context, link: { url: keptLinkUrl(url), ...(attributes && { attributes }) } }
    }
    const marks = context.isPreformatted ? context.marks : readMarks(element, context.marks)
    const isInline = this.carries && !context.isPreformatted && !isBox(element)
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
    if (tagName === 'UL' || tagName === 'OL') {
      const before = element.previousElementSibling
      if (before) box.behind = this.listsRead.get(before)
      this.listsRead.set(element, box)
      return { ...context, ...root, listBoxes: [...outer.listBoxes, box] }
    }
    const isOwn = OWN.has(tagName) || (tagName !== 'BLOCKQUOTE' && !hasBlocks(element))
    if (isOwn) return { ...context, ...root, own: box }
    // A paragraph around a table: parsers handle it differently.
    if (tagName === 'P') this.onLoss()
    return { ...context, ...root, boxes: [...outer.boxes, box] }
  }

  private *readBlock(element: Element, outer: Context): Incremental<void> {
    const tag = element.tagName
    const kept = this.keep?.(element)
    if (kept) {
      this.close()
      this.blocks.push(this.carries ? this.inPlace(kept, outer) : kept)
      return
    }
    const context = this.blockContext(element, outer)
    // Inside an item, a heading or code, a block element becomes a line.
    if (isLineOf(outer.kind) && LINE.test(tag) && context.kind === outer.kind) {
      if (this.carries && !outer.inner && isOnlyLine(element, outer.root)) {
        const inner = boxOf(element)
        yield* this.read(element, { ...context, root: element, rootMarks: context.marks, inner })
        return
      }
      this.onLoss()
      if (this.run.length > 0) this.addText('\n', { ...outer, isPreformatted: true })
      yield* this.read(element, context)
      return
    }
    this.close()
    const count = this.blocks.length
    const placed = this.carries ? this.placed(element, outer, context) : context
    yield* this.read(element, placed)
    this.close()
    if (this.blocks.length === count && LINES.has(tag)) {
      this.push(placed, [], [...element.childNodes])
    }
    this.onProgress(this.blocks.length)
    yield
  }

  private blockContext(element: Element, outer: Context): Context {
    const inside = this.inside(element, outer)
    const asked = readAlign(element)
    const align = asked === undefined ? outer.align : asked || undefined
    const ownDir = readDir(element)
    const dir = ownDir === undefined ? outer.dir : ownDir || undefined
    const context = { ...inside, align, dir }
    const base: BlockKind = outer.kind.type === 'quote' ? outer.kind : { type: 'paragraph' }
    // An item cannot also be a heading, because outside its list it would lose its number.
    if (!this.carries && outer.kind.type === 'list-item' && /^H[1-6]$/.test(element.tagName)) {
      return { ...context, kind: outer.kind, marks: { ...context.marks, bold: true } }
    }
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
    // White space between blocks does not start a paragraph.
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
    if (context.kind.type === 'code') {
      this.onLoss()
      return
    }
    const written = element.getAttribute('width') ?? ''
    const width = Math.round(this.carries ? ofDigits(written) : pastedSize(element, 'width'))
    const hasWidth = width > 0 && width < 10_000
    const height = this.carries || hasWidth ? 0 : Math.round(pastedSize(element, 'height'))
    this.context ??= context
    this.run.push({
      node: {
        type: 'image',
        url: safeImageUrl(element.getAttribute('src') ?? ''),
        alt: withoutControlCharacters(element.getAttribute('alt') ?? ''),
        ...(hasWidth && { width }),
        ...(height > 0 && { attributes: ` height="${height}" style="${IMAGE_STYLE}"` }),
        ...(this.carries && {
          attributes: attributesOf(element, (name) => hasWidth && name === 'width'),
        }),
        children: [{ text: '' }],
      },
      marks: context.marks,
      link: context.link,
    })
  }
}

const ofDigits = (written: string) => (/^\d+$/.test(written) ? Number(written) : 0)

const PIXELS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 4 / 3, em: 16, rem: 16 }

/** Size in pixels that was given in CSS or HTML; 0 if there is none. */
function pastedSize(picture: Element, side: 'width' | 'height'): number {
  const inCss = readStyle(picture.getAttribute('style')).get(side)
  for (const written of [inCss, picture.getAttribute(side)]) {
    const [, number = '', unit = ''] = /^([\d.]+)([a-z]*)$/.exec(written ?? '') ?? []
    const size = Number(number) * (PIXELS[unit] ?? 0)
    if (size > 0) return size
  }
  return 0
}

function readItem(element: Element, { isOrdered, list }: Context): ListItemKind {
  const start = readStart(element, 'value') ?? list?.start
  if (list) list.start = undefined
  const kind: ListItemKind = { type: 'list-item', ordered: isOrdered, depth: 0 }
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
