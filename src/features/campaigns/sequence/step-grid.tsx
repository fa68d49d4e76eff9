import { Box, Grid, Stack } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Loading } from '@/shared/ui/loading'
import { besidePlace } from './sticky-bars'

type GridProps = {
  text: ReactNode
  /** Falsy when none is open. */
  panels: ReactNode
  rest: ReactNode
}

/** The open panels stand beside the text where there is room, else below it. */
export function StepGrid({ text, panels, rest }: GridProps) {
  return (
    <Grid
      gap="5"
      columnGap="6"
      pt="2"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        xl: panels ? 'minmax(0, 1fr) minmax(17rem, 22rem)' : undefined,
      }}
      templateRows={{ xl: 'auto 1fr' }}
      // The preview shows a mail at its usual width.
      css={panels ? { '@media (min-width: 100rem)': halves } : undefined}
    >
      <Box minW="0">{text}</Box>
      {panels && (
        <Stack
          gap="5"
          gridColumn={{ xl: '2' }}
          gridRow={{ xl: '1 / span 2' }}
          alignSelf="start"
          position={{ xl: 'sticky' }}
          {...beside}
          // Room for the focus rings at the edges of a box that scrolls.
          p="1"
          m="-1"
        >
          {panels}
        </Stack>
      )}
      <Box minW="0" gridColumn={{ xl: '1' }}>
        {rest}
      </Box>
    </Grid>
  )
}

const halves = { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' }

const beside = {
  top: { xl: besidePlace.top },
  maxHeight: { xl: besidePlace.maxHeight },
  overflowY: { xl: 'auto' },
} as const

type PanelProps = {
  /** Shown until its code has loaded. */
  loadingLabel: string
  children: ReactNode
  /** Called once its content is there. */
  onShow: (panel: HTMLElement) => void
}

export function Panel({ loadingLabel, ...rest }: PanelProps) {
  return (
    <Suspense fallback={<Loading label={loadingLabel} />}>
      <LoadedPanel {...rest} />
    </Suspense>
  )
}

function LoadedPanel({ children, onShow }: Omit<PanelProps, 'loadingLabel'>) {
  const ref = useRef<HTMLDivElement>(null)
  const handleShow = useEffectEvent(onShow)
  useEffect(() => {
    if (ref.current) handleShow(ref.current)
  }, [])
  return (
    <Box ref={ref} minW="0" flexShrink="0" scrollMarginTop={{ base: '6rem', md: '6.5rem' }}>
      {children}
    </Box>
  )
}
