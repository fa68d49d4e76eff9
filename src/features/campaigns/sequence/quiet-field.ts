import type { SystemStyleObject } from '@chakra-ui/react'

/** For what contains a field: it is edited in place, and its border appears when it is used. */
export const quietField: SystemStyleObject = {
  '& :is(input, [data-part=trigger][role=combobox])': {
    borderColor: 'transparent',
    bg: 'transparent',
    textOverflow: 'ellipsis',
    _hover: { borderColor: 'border.control' },
    _focusVisible: { borderColor: 'brand.focusRing', bg: 'bg.panel' },
  },
  '& [data-part=value-text]': { maxWidth: 'calc(100% - 1rem)' },
}

const LABEL = { base: '4.25rem', sm: '5rem' }

export const mailRow: SystemStyleObject = {
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: '10',
  ps: '3',
  pe: '1.5',
  borderBottomWidth: '1px',
  '& > div': { flex: '1', minWidth: '0' },
  '& :is([data-scope=field], [data-scope=select])[data-part=root]': {
    display: 'flex',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0',
    flex: '1',
    minWidth: '0',
  },
  '& label': { width: LABEL, flexShrink: '0', fontWeight: 'normal', color: 'fg.muted' },
  '& label + *': { flex: '1', minWidth: '0' },
  '& :is(input, [data-part=trigger][role=combobox])': {
    height: '39px',
    borderColor: 'transparent',
    bg: 'transparent',
    ps: '1',
    outlineOffset: '-2px',
  },
  '& [data-part=helper-text]': { flexBasis: '100%', ps: LABEL, pb: '1.5', lineHeight: 'short' },
}
