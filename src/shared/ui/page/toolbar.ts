import type { SystemStyleObject } from '@chakra-ui/react'

/** Makes the controls in a toolbar 32 px high, except on touch. */
export const toolbar: SystemStyleObject = {
  'html:not([data-touch]) &': { '--control-height': 'sizes.8' },
}

/** For texts that would start a second row at 1280 px. */
export const wideOnly = { '@media (max-width: 1399px)': { display: 'none' } }
