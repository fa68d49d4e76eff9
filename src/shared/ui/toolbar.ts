import type { SystemStyleObject } from '@chakra-ui/react'

/** Controls in a toolbar are 32 px high, on touch as high as elsewhere. For the element around them. */
export const toolbar: SystemStyleObject = {
  'html:not([data-touch]) &': { '--control-height': 'sizes.8' },
}
