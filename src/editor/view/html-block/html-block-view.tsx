import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import type { RenderElementProps } from 'slate-react'
import { lazyPart } from '@/shared/ui/lazy-part'
import type { HtmlBlock } from '../../model/document'
import { useIsSelected } from '../use-is-selected'

type Props = RenderElementProps['attributes'] & { element: HtmlBlock; content: ReactNode }

export function HtmlBlockView({ element, content, ...attributes }: Props) {
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
  lazyPart(async () => (await import('../later')).HtmlBlockContent, {
    fallback: () => <div style={{ minHeight: 100 }} />,
  }),
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
