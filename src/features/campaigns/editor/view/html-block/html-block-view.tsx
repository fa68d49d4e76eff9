import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode, Suspense } from 'react'
import { type RenderElementProps, useSelected } from 'slate-react'
import type { HtmlBlock } from '../../model/document'
import { HtmlBlockContent } from './lazy-parts'

type Props = RenderElementProps['attributes'] & { element: HtmlBlock; content: ReactNode }

/** What is kept as it is written, as it looks in the mail, with all that can be done with it. */
export function HtmlBlockView({ element, content, ...attributes }: Props) {
  const isSelected = useSelected()
  return (
    <Frame {...attributes}>
      <div contentEditable={false} data-selected={isSelected || undefined}>
        <Suspense fallback={<div style={{ minHeight: 100 }} />}>
          <Content element={element} />
        </Suspense>
      </div>
      {content}
    </Frame>
  )
}

/** A new selection leaves what is shown alone. */
const Content = memo(HtmlBlockContent)

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
