import { type CSSProperties, type MouseEvent, type ReactNode, useLayoutEffect } from 'react'
import type { RenderChunkProps, RenderElementProps, RenderLeafProps } from 'slate-react'
import { Range } from 'slate'
import { useSlateStatic } from 'slate-react'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import {
  isBlankImage,
  isBlankLink,
  keptLinkUrl,
  safeImageUrl,
} from '@/entities/campaign/mail/safe-url'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import { countersFrom } from '../html/body-css'
import type { ImageNode, Marks, TokenNode } from '../model/document'
import { isHtmlBlock, isImage, isLink, isToken, markNames } from '../model/document'
import { HtmlBlockView } from './html-block/html-block-view'
import { useIsSelected } from './use-is-selected'

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
  const style = element.align ? { textAlign: element.align } : undefined
  // Slate derives the direction from the text alone.
  const dir = element.type === 'code' ? undefined : (element.dir ?? attributes.dir)
  switch (element.type) {
    case 'heading': {
      const Heading = element.level === 1 ? 'h3' : 'h4'
      return (
        <Heading {...attributes} dir={dir} data-level={element.level} style={style}>
          {children}
        </Heading>
      )
    }
    case 'list-item':
      return (
        <div
          {...attributes}
          dir={dir}
          data-list={element.ordered ? 'ordered' : 'bullet'}
          data-depth={element.depth}
          style={{ ...style, ...countersFrom(element) }}
        >
          {children}
        </div>
      )
    case 'quote':
      return (
        <blockquote {...attributes} dir={dir} style={style}>
          {children}
        </blockquote>
      )
    case 'code':
      return (
        <pre {...attributes} dir={dir}>
          {children}
        </pre>
      )
    case 'plain':
      return (
        <div {...attributes} data-plain="">
          {children}
        </div>
      )
    default:
      return (
        <p {...attributes} dir={dir} style={style}>
          {children}
        </p>
      )
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
