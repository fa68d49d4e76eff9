import { Box, useRecipe } from '@chakra-ui/react'
import type { Ref } from 'react'
import { placesOfTokens } from './token-text'

type Props = {
  /** To scroll along with the input. */
  ref: Ref<HTMLDivElement>
  value: string
  /** Width of the padding at the end of the input. */
  end: string
}

/**
 * Draws the tokens of a transparent input above as chips. Their copied texts are generated content,
 * so that nothing on the page finds or reads them twice.
 */
export function TokenHighlights({ ref, value, end }: Props) {
  const styles = useRecipe({ key: 'input' })()

  return (
    <Box ref={ref} aria-hidden data-copies-input css={[styles, copyStyles]} insetEnd={end}>
      {piecesOf(value).map(({ from, text, isToken }) => (
        <span key={from} data-text={text} data-chip={isToken || undefined} />
      ))}
    </Box>
  )
}

const copyStyles = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  width: 'auto',
  paddingInlineEnd: '0',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  borderColor: 'transparent',
  '& span': { flexShrink: '0' },
  '& span::before': { content: 'attr(data-text)' },
  '& [data-chip]': {
    paddingBlock: '0.1em',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    _highContrast: { outline: '1px solid CanvasText' },
  },
}

function piecesOf(value: string) {
  const places = placesOfTokens(value)
  const edges = places.flatMap(({ from, to }) => [from, to])
  return [0, ...edges].flatMap((from, index) => {
    const text = value.slice(from, edges[index])
    return text === '' ? [] : [{ from, text, isToken: index % 2 === 1 }]
  })
}
