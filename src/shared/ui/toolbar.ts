import type { SystemStyleObject } from '@chakra-ui/react'

/** Makes the controls in a toolbar 32 px high, except on touch. */
export const toolbar: SystemStyleObject = {
  'html:not([data-touch]) &': { '--control-height': 'sizes.8' },
}
