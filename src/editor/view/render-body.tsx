import {
  type CSSProperties,
  memo,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
} from 'react'
import {
  type RenderChunkProps,
  type RenderElementProps,
  type RenderLeafProps,
  useSlateSelector,
  useSlateStatic,
} from 'slate-react'
import { Editor, Element, type Node, Range } from 'slate'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import {
  isBlankImage,
  isBlankLink,
  keptLinkUrl,
  safeImageUrl,
} from '@/entities/campaign/mail/safe-url'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import { countersFrom } from '../html/body-css'
import {
  type Block,
  type HtmlBlock,
  type ImageNode,
  isHtmlBlock,
  isImage,
  isLeaf,
  isLink,
  isToken,
  markNames,
  type Marks,
  type StepEditor,
  type TokenNode,
} from '../model/document'
import { chakra } from '@chakra-ui/react'
import { lazyPart } from '@/shared/ui/lazy-part'

/** Plain elements, styled by the surface, because they render on every keystroke. */
export const renderElement = (t: Translate) => (props: RenderElementProps) => {
  const { attributes, children, element } = props
  if (isToken(element)) return <TokenChip {...attributes} element={element} content={children} />
  if (isImage(element)) return <Picture {...attributes} element={element} content={children} />
  if (isHtmlBlock(element)) {
    return <HtmlBlockView {...attributes} element={element} content={children} />
  }
  if (isLink(element)) {
    const url = keptLinkUrl(element.url)
    return (
      <a {...attributes} href={url} title={linkTitle(url, t)} rel="noopener" onClick={openLink}>
        {children}
      </a>
    )
  }
  const { Tag, ...data } = shapeOf(element)
  const style = { ...(element.align && { textAlign: element.align }), ...data.style }
  // Slate derives the direction from the text alone.
  const dir = element.type === 'code' ? undefined : (element.dir ?? attributes.dir)
  return (
    <Tag {...attributes} dir={dir} {...data} style={style}>
      {inParts(element, children, t)}
    </Tag>
  )
}

const PART = 40
type Child = ReactElement<{ text?: Node; value?: Node; decorations?: unknown; isLast?: boolean }>

/**
 * Divides a block with hundreds of chips into parts, each on a line of its own: otherwise the
 * browser lays out and paints all of its lines, and React compares all of its children, for each
 * key. docs/performance.md#tricks-and-what-they-buy
 */
function inParts({ children: nodes }: Block, children: Child[], t: Translate): ReactNode {
  if (nodes.length <= 4 * PART) return children
  const starts = [0]
  for (const [index, node] of nodes.entries()) {
    const size = index - (starts.at(-1) ?? 0)
    // Before a chip rather than before a punctuation mark.
    if ((size >= PART && !isLeaf(node)) || size >= 2 * PART) starts.push(index)
  }
  return starts.map((start, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts move as little as possible
    <Part key={index} t={t}>
      {children.slice(start, starts[index + 1])}
    </Part>
  ))
}

/** Slate passes new elements for unchanged nodes. */
const Part = memo(
  ({ children }: { children: Child[]; t: Translate }) => (
    <span data-paragraph-part="">{children}</span>
  ),
  (a, b) =>
    a.t === b.t &&
    a.children.length === b.children.length &&
    a.children.every(({ key, props }, index) => {
      const other = b.children[index]
      return (
        key === other?.key &&
        props.text === other.props.text &&
        props.value === other.props.value &&
        props.decorations === other.props.decorations &&
        props.isLast === other.props.isLast
      )
    }),
)

type Shape = { Tag: 'p' | 'h3' | 'h4' | 'div' | 'blockquote' | 'pre'; style?: CSSProperties }

function shapeOf(block: Block): Shape & Record<`data-${string}`, string | number> {
  switch (block.type) {
    case 'heading':
      return { Tag: block.level === 1 ? 'h3' : 'h4', 'data-level': block.level }
    case 'list-item': {
      const list = block.ordered ? 'ordered' : 'bullet'
      const style = countersFrom(block)
      return { Tag: 'div', 'data-list': list, 'data-depth': block.depth, style }
    }
    case 'quote':
      return { Tag: 'blockquote' }
    case 'code':
      return { Tag: 'pre' }
    case 'plain':
      return { Tag: 'div', 'data-plain': '' }
    default:
      return { Tag: 'p' }
  }
}

export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  return (
    <span {...attributes} style={markStyle(leaf)}>
      {children}
    </span>
  )
}

export const renderChunk = ({ attributes, children, lowest }: RenderChunkProps) => (
  <div {...attributes} data-lowest={lowest || undefined}>
    {children}
  </div>
)

/** Safari supports `light-dark` from 17.5; before that, colours are not adjusted. */
const canAdjust = CSS.supports('color', 'light-dark(red, oklch(from red l c h))')

/**
 * Colours are chosen for a light background; on a dark surface they are adjusted to stay readable.
 */
function markStyle(marks: Marks) {
  const { bold, italic, underline, strike, script, color, background } = marks
  if (!markNames.some((name) => marks[name])) return undefined
  const lines = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
  const style: CSSProperties = {
    fontWeight: bold && 700,
    fontStyle: italic && 'italic',
    textDecoration: lines || undefined,
    ...(script && { verticalAlign: script === 'sup' ? 'super' : 'sub', ...SCRIPT_STYLE }),
    color: color && adjusted(color, 'max(l, 0.75)'),
    backgroundColor: background && adjusted(background, 'min(l, 0.38)'),
  }
  return style
}

const adjusted = (color: string, lightness: string) =>
  canAdjust ? `light-dark(${color}, oklch(from ${color} ${lightness} c h))` : color

/** Superscript and subscript must not increase the line height. */
const SCRIPT_STYLE = { fontSize: '0.75em', lineHeight: 0 }

const linkTitle = (url: string, t: Translate) =>
  isBlankLink(url) ? t('This link leads nowhere') : t('{url} (Ctrl+click opens it)', { url })

function openLink(event: MouseEvent<HTMLAnchorElement>) {
  const url = event.currentTarget.getAttribute('href') ?? ''
  event.preventDefault()
  const opensLink = event.ctrlKey || event.metaKey
  if (opensLink && !isBlankLink(url) && !/^[{#]/.test(url)) open(url, '_blank', 'noopener')
}

type VoidProps<T> = RenderElementProps['attributes'] & { element: T; content: ReactNode }

const isFirefox = navigator.userAgent.includes('Firefox/')

/**
 * Makes a chip or image that contains the caret editable, because Firefox composes no accent where
 * nothing is editable; the surface moves the caret after it before the accent is written. Only
 * while selected: otherwise the caret would stop at each one.
 */
function useCompositionPlace(isSelected: boolean) {
  const { selection } = useSlateStatic()
  const isEditable = isFirefox && isSelected && selection !== null && Range.isCollapsed(selection)
  useLayoutEffect(() => {
    const caret = getSelection()
    if (!isEditable || !caret?.anchorNode) return
    // Firefox only checks whether it may compose when the caret is set.
    const { anchorNode, anchorOffset } = caret
    caret.removeAllRanges()
    caret.collapse(anchorNode, anchorOffset)
  }, [isEditable])
  return isEditable ? { contentEditable: undefined } : {}
}

function TokenChip({ element, content, ...attributes }: VoidProps<TokenNode>) {
  const isSelected = useIsSelected(element)
  return (
    <span {...attributes} {...useCompositionPlace(isSelected)} data-token={element.name}>
      <span
        contentEditable={false}
        data-selected={isSelected || undefined}
        style={markStyle({ ...element.children[0], color: undefined, background: undefined })}
      >
        {tokenText(element.name)}
      </span>
      {content}
    </span>
  )
}

function Picture({ element, content, ...attributes }: VoidProps<ImageNode>) {
  const t = useTranslation()
  const isSelected = useIsSelected(element)
  const url = safeImageUrl(element.url)
  return (
    <span {...attributes} {...useCompositionPlace(isSelected)} data-picture="">
      <span contentEditable={false} data-selected={isSelected || undefined}>
        {isBlankImage(url) ? (
          <span data-blank="">
            {element.alt
              ? t('Picture left blank: {description}', { description: element.alt })
              : t('Picture left blank')}
          </span>
        ) : (
          <img
            referrerPolicy="no-referrer"
            src={url}
            alt={element.alt}
            width={element.width}
            draggable={false}
          />
        )}
      </span>
      {content}
    </span>
  )
}

type Props = RenderElementProps['attributes'] & { element: HtmlBlock; content: ReactNode }

function HtmlBlockView({ element, content, ...attributes }: Props) {
  const isSelected = useIsSelected(element)
  return (
    <Frame {...attributes}>
      <div contentEditable={false} data-selected={isSelected || undefined}>
        <Content element={element} />
      </div>
      {content}
    </Frame>
  )
}

/** Memoised because it sanitises HTML: selection changes must not re-render it. */
const Content = memo(
  lazyPart(
    async () => (await import('./html-block-content')).HtmlBlockContent,
    () => <div style={{ minHeight: 100 }} />,
  ),
)

const Frame = chakra('div', {
  base: {
    my: '3',
    '& > [contenteditable=false]': {
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
      overflow: 'hidden',
      cursor: 'default',
    },
  },
})

type Voids = Pick<StepEditor, 'selection' | 'children'> & { selected: ReadonlySet<Node> }
const latest = new WeakMap<StepEditor, Voids>()

/** The chips, images and layouts in the selection, found once per change for all of them. */
function selectedVoids(editor: StepEditor): ReadonlySet<Node> {
  const { selection, children } = editor
  const known = latest.get(editor)
  if (known?.selection === selection && known.children === children) return known.selected
  const match = (node: Node) => Element.isElement(node) && editor.isVoid(node)
  const entries = selection ? Editor.nodes(editor, { at: selection, match }) : []
  const selected = new Set([...entries].map(([node]) => node))
  latest.set(editor, { selection, children, selected })
  return selected
}

/** Like Slate's `useSelected`, which takes 5 ms per keystroke with 700 chips. */
const useIsSelected = (element: Element): boolean =>
  useSlateSelector((editor) => selectedVoids(editor).has(element), undefined, { deferred: true })
