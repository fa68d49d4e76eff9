import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * The chain is beside the editor even if a panel is open; on narrower pages it is a strip above.
 */
export const BESIDE = '@media (min-width: 80rem)'
/** Fits an editor of 560 px and a panel of 380 px. */
const WITH_PANEL = '@container step (min-width: 942px)'
/** Fits name and list in the same row as Cancel and Save. */
const ONE_ROW = '@container builder (min-width: 760px)'
/** Back, name and Save share one row; the rest is behind "Step 1 of 2". */
export const PHONE = '@media (max-width: 29.99rem)'
/** The chain is a row above the editor. */
export const STRIP = '@container chain (min-width: 15rem)'
/**
 * Tall enough for sticky bars; otherwise, as on a phone in landscape, they scroll with the page.
 */
const TALL = '@media (min-height: 37rem)'

const FIELDS_ROW = '2.25rem'
const HEAD = '3.25rem'
const STEP_HEAD = 'var(--step-head)'
/** Height above the step before the page is scrolled: notes and, on narrow pages, the chain. */
const ABOVE = 'var(--above)'
const belowHead = 'calc(var(--page-top, 0px) + var(--head))'
const belowStepHead = `calc(${belowHead} + ${STEP_HEAD})`

/** The builder fills the window to its edges and grows with the mail; the page scrolls. */
export const builder: SystemStyleObject = {
  '--page-edge': 'calc(-1 * var(--page-padding, 0px))',
  '--head': HEAD,
  '--step-head': { base: '2.5rem', sm: '2.75rem' },
  '--toolbar': '2.5rem',
  containerType: 'inline-size',
  containerName: 'builder',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--page-top, 0px))',
  // One primary action: that of the panel.
  '&:has([data-docked]) [data-yields]': {
    bg: 'bg.panel',
    color: 'fg',
    borderColor: 'border.button',
  },
  mx: 'var(--page-edge)',
  mb: 'var(--page-edge)',
  _first: { mt: 'var(--page-edge)' },
  // So that the end of a mail can be scrolled above the on-screen keyboard.
  [PHONE]: { paddingBottom: 'var(--keyboard, 0px)' },
  // Keeps focused elements clear of the sticky bars; the page itself leaves 5rem. The toolbar is
  // excluded, because it is one of the bars.
  '& :is(.chain, .text) :is(button, input, [tabindex], [contenteditable]):not([data-toolbar-item])':
    {
      scrollMarginTop: `calc(${belowStepHead} + var(--toolbar) - 5rem)`,
      [PHONE]: {
        scrollMarginTop: `calc(${belowStepHead} - 5rem)`,
        scrollMarginBottom: 'calc(var(--toolbar) + var(--keyboard, 0px))',
      },
    },
}

const visuallyHidden: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** With two rows, the one with the fields scrolls away and the one with the buttons stays. */
export const head: SystemStyleObject = {
  position: 'sticky',
  top: `calc(var(--page-top, 0px) - ${FIELDS_ROW})`,
  zIndex: '3',
  '& > .fields': { order: -1, flexBasis: '100%', height: FIELDS_ROW },
  '& .list': { flex: '1' },
  // The list and what is right of it have their places, whatever they say.
  [ONE_ROW]: {
    top: 'var(--page-top, 0px)',
    '& > .fields': { order: 0, flexBasis: '0', height: 'auto' },
    '& .list': { flex: '0 0 260px' },
  },
  [PHONE]: {
    top: 'var(--page-top, 0px)',
    flexWrap: 'nowrap',
    alignItems: 'center',
    minHeight: 'var(--head)',
    columnGap: '1',
    '& > .title': visuallyHidden,
    '& > .fields': { order: 0, flexBasis: '0', height: 'auto' },
  },
  [BESIDE]: {
    '& > .title': { order: 1, width: '8rem' },
    '& > .title > h1': visuallyHidden,
    '& > .check': {
      order: 2,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      minWidth: '18rem',
      textStyle: 'sm',
    },
    '& > .check > :is(details, [role=status])': { width: '7rem' },
    '& > .check > [role=status]': { truncate: true },
    // Opens over the page without moving it.
    '& > .check > details[open] > :not(summary)': {
      position: 'absolute',
      top: '2.25rem',
      insetEnd: '0',
      width: '30rem',
      maxHeight: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      p: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l2',
      boxShadow: 'lg',
    },
    '& > :last-child': { order: 3 },
  },
}

const chainBeside = {
  '--above': '2.5rem',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  // Scrolls separately and does not make the page longer.
  '& > .chain': { containerType: 'size' },
}

export const workspace: SystemStyleObject = {
  '--above': { base: '10rem', sm: '6rem' },
  flex: '1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: '4',
  rowGap: '1.5',
  px: { base: '0', sm: '4' },
  pb: { base: '0', sm: '4' },
  '& .chain': { containerType: 'inline-size', containerName: 'chain', minWidth: '0' },
  // The chain is in the editor, below its head.
  [PHONE]: { '--above': '3.125rem', gridTemplateRows: '1fr' },
  [BESIDE]: chainBeside,
  'div:empty + &': { [PHONE]: { '--above': '0px' }, [BESIDE]: { '--above': '1.5rem' } },
}

/** A column, or a strip that scrolls horizontally. */
export const chain: SystemStyleObject = {
  position: 'sticky',
  top: `calc(${belowHead} + 0.5rem)`,
  maxHeight: `min(100%, calc(100dvh - ${belowHead} - 1rem))`,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden auto',
  p: '1',
  [STRIP]: {
    position: 'static',
    flexDirection: 'row',
    alignItems: 'center',
    overflow: 'auto hidden',
    scrollbarWidth: 'thin',
    // Lets the next step peek in.
    scrollPaddingInline: '0.75rem 2rem',
    px: { base: '3', sm: '1' },
  },
}

/** Grid of a step: its head, then its text with the panel beside it or over it. */
export const stepEditor: SystemStyleObject = {
  containerType: 'inline-size',
  containerName: 'step',
  minWidth: '0',
  display: 'grid',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Head, on a phone the chain, text.
    gridTemplateRows: 'auto auto 1fr',
    bg: 'bg.panel',
    borderWidth: { base: '1px 0 0', sm: '1px' },
    borderRadius: { sm: 'l3' },
  },
  [WITH_PANEL]: {
    '& > div:has([data-side-panel])': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
}

export const stepHead: SystemStyleObject = {
  gridColumn: '1 / -1',
  top: belowHead,
  zIndex: '2',
  minHeight: STEP_HEAD,
  borderBottomWidth: '1px',
  borderTopRadius: { sm: 'l3' },
  [TALL]: { position: 'sticky' },
  '& button[aria-expanded]': { px: { base: '1.5', sm: '2.5' } },
  '& button[aria-expanded]:not([data-steps-toggle]) > svg': {
    display: { base: 'none', sm: 'inline' },
  },
}

/** The toolbar of the text sticks below the head of the step; on a phone, above the keyboard. */
export const textColumn: SystemStyleObject = {
  gridRow: '3',
  gridColumn: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  '& [role=toolbar]': {
    top: belowStepHead,
    zIndex: '1',
    [TALL]: { position: 'sticky' },
    [PHONE]: {
      position: 'sticky',
      order: '1',
      top: 'auto',
      bottom: 'var(--keyboard, 0px)',
      borderWidth: '1px 0 0',
    },
  },
  // Lines of about 80 characters that start below the values of subject and sender, so that they
  // stay where they are when a panel opens.
  '& [data-slate-editor]': {
    paddingInlineStart: { base: '3', sm: 'calc(6rem + 1px)' },
    paddingInlineEnd: { base: '3', sm: 'max(0.75rem, calc(100% - 48.5rem))' },
  },
}

/** Overlays the text unless there is room beside it. */
export const sidePanel: SystemStyleObject = {
  gridRow: '3',
  gridColumn: '1',
  justifySelf: 'end',
  zIndex: '1',
  contain: 'size',
  width: 'min(100%, 28rem)',
  bg: 'bg.panel',
  borderStartWidth: '1px',
  boxShadow: 'lg',
  borderBottomEndRadius: { sm: 'l3' },
  '& > .content': {
    position: 'sticky',
    top: belowStepHead,
    // Its end is visible even before the page is scrolled.
    maxHeight: `min(100%, calc(100dvh - ${belowStepHead} - ${ABOVE}))`,
    overflowY: 'auto',
    // Keeps focused elements clear of a footer.
    '@media (min-height: 25rem)': { '&:has([data-docked])': { scrollPaddingBottom: '20' } },
    p: '4',
    // Keeps a footer at the bottom of a panel that is not full.
    display: 'flex',
    flexDirection: 'column',
    minHeight: `min(100%, calc(100dvh - ${belowStepHead} - ${ABOVE}))`,
  },
  [WITH_PANEL]: {
    gridColumn: '2',
    zIndex: 'auto',
    width: 'clamp(380px, calc(100cqw - 562px), 480px)',
    boxShadow: 'none',
  },
}

/**
 * Inline-editable field: its border appears on hover and focus. Apply to an ancestor of the field.
 */
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
  '& :is(input, [data-copies-input], [data-part=trigger][role=combobox])': {
    height: '39px',
    borderColor: 'transparent',
    bg: 'transparent',
    ps: '1',
    outlineOffset: '-2px',
  },
  // Below the text of the field, which has a border and padding.
  '& [data-part=helper-text]': {
    flexBasis: 'calc(100% - 5px)',
    ms: '5px',
    ps: LABEL,
    pb: '1.5',
    lineHeight: 'short',
  },
}

/** On a phone, the field needs the whole width. */
export const subjectRow: SystemStyleObject = {
  ...mailRow,
  flexWrap: { base: 'wrap', md: 'nowrap' },
  '& > [data-scope=field][data-part=root]': { flex: { base: '1 0 100%', md: '1' } },
  '& > button': { marginStart: 'auto' },
}
