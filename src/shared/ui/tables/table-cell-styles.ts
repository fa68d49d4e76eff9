import type { SystemStyleObject } from '@chakra-ui/react'
import { onDemand } from '../theme/static-styles'

export const opensStyle = {
  minHeight: '6',
  maxWidth: 'full',
  fontWeight: 'medium',
  textAlign: 'start',
  truncate: true,
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
} satisfies SystemStyleObject

/**
 * Cells of tables and cards. Kept out of files with components, because Storybook would list it
 * among their props.
 */
export const tableCellStyles = {
  // The label fills the cell, or a card's padding around the checkbox.
  '& .pick': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    m: '-3',
    p: '3',
    cursor: 'pointer',
  },
  '& .pick > input': { boxSize: '4', cursor: 'pointer' },
  ...onDemand('tbody tr', '.pick > input'),
  '& .opens': opensStyle,
  '& .address': { whiteSpace: 'normal' },
  '& .long-address': { display: 'inline-flex', maxWidth: 'full', verticalAlign: 'bottom' },
  '& .long-address > *': { truncate: true },
  '& .long-address > :last-child': { flexShrink: '0', maxWidth: '85%' },
  '& .mark': {
    marginEnd: '2',
    px: '1.5',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    color: 'fg',
    textStyle: 'xs',
  },
  '& .late': { display: 'flex', alignItems: 'center', gap: '2' },
  '& .late > :first-of-type': { minWidth: '0', truncate: true },
  '& .late > .mark': { flexShrink: '0', marginEnd: '0' },
  // People who must not get a mail.
  '& .late > .mark, & .said-no': { bg: 'red.subtle', color: 'red.fg' },
} satisfies SystemStyleObject
