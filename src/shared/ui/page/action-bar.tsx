import { Box, type SystemStyleObject } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import type { Selection } from '@/shared/lib/state/use-selection'
import { CloseIcon } from '../icons'
import { IconAction } from '../icon-action'

const styles: SystemStyleObject = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  columnGap: '1',
  justifyContent: { md: 'flex-end' },
  flexShrink: '0',
  minHeight: { base: '10', md: '3.25rem' },
  // On phones it is one row without a selection, to show more leads.
  mdDown: { overflowX: 'auto' },
  // Fades buttons at the edge; the last one can be scrolled clear of the fade.
  '&:not([data-active], :has(> a))': {
    mdDown: {
      maskImage: 'linear-gradient(to right, black calc(100% - 3rem), transparent)',
      _after: { content: '""', flex: '0 0 2.5rem' },
    },
  },
  '&[data-active]': { mdDown: { flexWrap: 'wrap' }, backgroundColor: 'brand.subtle' },
  px: '2',
  bg: { md: 'bg.panel' },
  borderWidth: { md: '1px' },
  borderRadius: { base: 'l2', md: 'l3' },
  '& button': { px: { base: '1.5', md: '2' }, flexShrink: '0' },
  '&:not([data-active]) button': { color: 'fg.muted', fontWeight: 'medium' },
  '& button[aria-pressed=true]': { bg: 'bg.emphasized', color: 'fg' },
  flexWrap: { md: 'wrap' },
  // A link is the main action, and takes the width of a phone.
  '&:has(> a)': { flexWrap: 'wrap', rowGap: '1' },
  '& > a': { flexGrow: { base: '1', md: '0' } },
  // In one row from 1024 px on.
  '@media (max-width: 79.99rem)': {
    '& > button:not([aria-label]) > svg, &[data-active] > .note': { display: 'none' },
  },
  '& .selected': {
    display: 'flex',
    alignItems: 'center',
    marginEnd: 'auto',
    whiteSpace: 'nowrap',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  '&:not([data-active]) .selected': { display: 'none' },
  '&[data-active] [data-primary]': {
    px: { base: '2', md: '3' },
    flexGrow: { base: '1', md: '0' },
    bg: 'brand.solid',
    color: 'brand.contrast',
    _hover: { bg: 'brand.solid/90' },
    _active: { bg: 'brand.fg' },
  },
}

type Props = {
  selection: Selection
  /** Number of selected rows. An element that subscribes to it does not re-render the buttons. */
  count: ReactNode
  children: ReactNode
}

/** Actions on the rows above, the main one last. Subscribes only to whether any is selected. */
export function ActionBar({ selection, count, children }: Props) {
  const t = useTranslation()
  const isActive = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0)
  const handleClear = ({ currentTarget }: MouseEvent) => {
    selection.clear()
    // The pressed button is about to be hidden.
    currentTarget.closest('[role=group]')?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  return (
    <Box
      css={styles}
      role="group"
      aria-label={t('Actions')}
      data-kept-clear
      data-active={isActive || undefined}
    >
      <div className="selected">
        <span>
          <Trans message="{count} selected" values={{ count }} />
        </span>
        <IconAction label={t('Clear selection')} Icon={CloseIcon} onClick={handleClear} />
      </div>
      {children}
    </Box>
  )
}
