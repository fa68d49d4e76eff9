import type { SystemStyleObject } from '@chakra-ui/react'

/** The bar at the top of the page on phones and tablets, with its border. */
const PHONE_BAR = '57px'
const barHeight = { base: '3.25rem', md: '4rem' }
const headHeight = '3.25rem'

/** Cancel, Save and the state of the draft. */
export const saveBarPlace = {
  position: 'sticky',
  top: { base: PHONE_BAR, lg: '0' },
  height: barHeight,
} as const

/** Below the save bar. Not where it would leave too little to write in, as on a phone on its side. */
export const stepHeadPlace = {
  minH: headHeight,
  css: { '@media (min-height: 37rem)': { position: 'sticky' } },
  top: {
    base: `calc(${PHONE_BAR} + ${barHeight.base})`,
    md: `calc(${PHONE_BAR} + ${barHeight.md})`,
    lg: barHeight.md,
  },
} as const

/** The top of what stands beside the text, and what the bars leave of the height. */
export const besidePlace = {
  top: `calc(${barHeight.md} + ${headHeight} + 1rem)`,
  maxHeight: `calc(100dvh - ${barHeight.md} - ${headHeight} - 2rem)`,
} as const

/** Keeps what gets the focus from being covered by the bars. The page itself leaves 5rem. */
export const belowTheBars: SystemStyleObject = {
  '& :is(a, button, input, summary, iframe, [tabindex], [contenteditable])': {
    scrollMarginTop: { base: '6rem', md: '6.5rem', lg: '3rem' },
  },
}
