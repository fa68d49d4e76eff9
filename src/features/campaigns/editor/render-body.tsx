import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { RenderChunkProps, RenderElementProps, RenderLeafProps } from 'slate-react'
import { useSelected } from 'slate-react'
import { isBlankImage, isBlankLink, safeImageUrl, safeLinkUrl } from '../content/safe-url'
import { tokenText } from '../content/tokens'
import type { ImageNode, Marks, TokenNode } from './document'
import { isImage, isLink, isToken } from './document'

/** Plain elements, styled by the surface around them: nothing here may cost time on each key. */
export function renderElement(props: RenderElementProps) {
  const { attributes, children, element } = props
  if (isToken(element)) return <TokenChip {...attributes} element={element} content={children} />
  if (isImage(element)) return <Picture {...attributes} element={element} content={children} />
  if (isLink(element)) {
    const url = safeLinkUrl(element.url)
    return (
      <a {...attributes} href={url} title={linkTitle(url)} rel="noopener" onClick={openLink}>
        {children}
      </a>
    )
  }
  const style = element.align ? { textAlign: element.align } : undefined
  switch (element.type) {
    case 'heading': {
      const Heading = element.level === 1 ? 'h3' : 'h4'
      return (
        <Heading {...attributes} data-level={element.level} style={style}>
          {children}
        </Heading>
      )
    }
    case 'list-item':
      return (
        <div
          {...attributes}
          data-list={element.ordered ? 'ordered' : 'bullet'}
          data-depth={element.depth}
          style={style}
        >
          {children}
        </div>
      )
    case 'quote':
      return (
        <blockquote {...attributes} style={style}>
          {children}
        </blockquote>
      )
    case 'code':
      return <pre {...attributes}>{children}</pre>
    case 'plain':
      return (
        <div {...attributes} data-plain="">
          {children}
        </div>
      )
    default:
      return (
        <p {...attributes} style={style}>
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

/** Colours are chosen for light mail: on a dark surface they are brought to where they can be read. */
function markStyle({ bold, italic, underline, color, background }: Marks) {
  if (!bold && !italic && !underline && !color && !background) return undefined
  const style: CSSProperties = {
    fontWeight: bold && 700,
    fontStyle: italic && 'italic',
    textDecoration: underline && 'underline',
    color: color && `light-dark(${color}, oklch(from ${color} max(l, 0.75) c h))`,
    backgroundColor:
      background && `light-dark(${background}, oklch(from ${background} min(l, 0.38) c h))`,
  }
  return style
}

const linkTitle = (url: string) =>
  isBlankLink(url) ? 'This link leads nowhere' : `${url} (Ctrl+click opens it)`

function openLink(event: MouseEvent<HTMLAnchorElement>) {
  const url = event.currentTarget.getAttribute('href') ?? ''
  event.preventDefault()
  const isWanted = event.ctrlKey || event.metaKey
  if (isWanted && !isBlankLink(url) && !url.startsWith('{{')) open(url, '_blank', 'noopener')
}

type VoidProps<T> = RenderElementProps['attributes'] & { element: T; content: ReactNode }

function TokenChip({ element, content, ...attributes }: VoidProps<TokenNode>) {
  const isSelected = useSelected()
  return (
    <span {...attributes} data-token={element.name}>
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
  const isSelected = useSelected()
  const url = safeImageUrl(element.url)
  return (
    <span {...attributes} data-picture="">
      <span contentEditable={false} data-selected={isSelected || undefined}>
        {isBlankImage(url) ? (
          <span data-blank="">Picture left blank{element.alt && `: ${element.alt}`}</span>
        ) : (
          <img src={url} alt={element.alt} width={element.width} draggable={false} />
        )}
      </span>
      {content}
    </span>
  )
}
