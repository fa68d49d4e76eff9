import type { SystemStyleObject } from '@chakra-ui/react'
import { onDemand } from '../static-styles'

/**
 * The label fills the cell, or a card's padding around the checkbox. Kept out of files with
 * components, because Storybook would list it among their props.
 */
export const tableCheckboxStyles = {
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
} satisfies SystemStyleObject
