import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * The label fills the cell, or a card's padding around the checkbox. In a file of its own, because
 * Storybook adds the table of props to everything that a file with components exports.
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
} satisfies SystemStyleObject
