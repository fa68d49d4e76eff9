import { Box, type SystemStyleObject } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import type { KnownLead } from '@/entities/lead/known-people'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { Button } from '@/shared/ui/button'
import { IconAction } from '@/shared/ui/icon-action'
import { CloseIcon, CopyIcon, DeleteIcon, EmailIcon, ListsIcon } from '@/shared/ui/icons'
import { REVEAL_COST_ID, REVEAL_MAXIMUM_ID, RevealMaximum } from './reveal-cost'

type Props = {
  leads: readonly KnownLead[]
  selection: Selection
  isRevealing: boolean
  onReveal: () => void
  onCopyEmails: () => void
  onDelete: () => void
  onCreateList: () => void
}

const styles: SystemStyleObject = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  columnGap: '1',
  justifyContent: { md: 'flex-end' },
  minHeight: { base: '10', md: '3.25rem' },
  // On phones it is one row without a selection, to show more leads.
  mdDown: { overflowX: 'auto' },
  // Fades buttons at the edge; the last one can be scrolled clear of the fade.
  '&:not([data-active])': {
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
  '& button': { px: '2', flexShrink: '0' },
  '&:not([data-active]) button': { color: 'fg.muted', fontWeight: 'medium' },
  // Quiet until there are leads to act on.
  '&[data-empty]': {
    '& button': { textStyle: 'xs', fontWeight: 'normal' },
    '& svg': { display: 'none' },
  },
  // Last on narrow screens, so that the buttons do not move.
  '& .selected': {
    display: 'flex',
    alignItems: 'center',
    order: { base: '1', md: '0' },
    marginEnd: { md: 'auto' },
    pe: '2',
    whiteSpace: 'nowrap',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  '&:not([data-active]) .selected': { display: 'none' },
  '&[data-active] [data-primary]': {
    px: '3',
    bg: 'brand.solid',
    color: 'brand.contrast',
    _active: { bg: 'brand.fg' },
  },
}

/** Without a selection the buttons are muted but enabled: their toast says what is missing. */
export function SelectionBar(props: Props) {
  const t = useTranslation()
  const { leads, selection, isRevealing, onReveal, onCopyEmails, onDelete, onCreateList } = props
  const handleClear = ({ currentTarget }: MouseEvent) => {
    selection.clear()
    // The pressed button is about to be hidden.
    currentTarget.closest('[role=group]')?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  // Wrapped in an element, because a separate flex item would add spaces to the button's accessible
  // name.
  const count = <SelectedCount leads={leads} selection={selection} />
  return (
    <Bar selection={selection} isEmpty={leads.length === 0}>
      <div className="selected">
        <IconAction label={t('Clear selection')} Icon={CloseIcon} onClick={handleClear} />
        <span>
          <Trans message="{count} selected" values={{ count }} />
        </span>
      </div>
      <Button ref={action()} size="sm" variant="ghost" onClick={onCopyEmails}>
        <CopyIcon />
        {t('Copy emails')}
      </Button>
      <Button ref={action()} data-risky size="sm" variant="ghost" onClick={onFirstClick(onDelete)}>
        <DeleteIcon />
        <span>
          <Trans message="Delete ({count})" values={{ count }} />
        </span>
      </Button>
      <Button ref={action('l')} size="sm" variant="ghost" {...onSaverIntent} onClick={onCreateList}>
        <ListsIcon />
        <span>
          <Trans message="Create List ({count})" values={{ count }} />
        </span>
      </Button>
      <RevealMaximum leads={leads} selection={selection} />
      <Button
        ref={action()}
        data-risky
        data-primary
        size="sm"
        variant="ghost"
        aria-busy={isRevealing}
        aria-describedby={`${REVEAL_MAXIMUM_ID} ${REVEAL_COST_ID}`}
        onClick={onFirstClick(onReveal)}
      >
        <EmailIcon />
        <span>
          <Trans message="Reveal Emails ({count})" values={{ count }} />
        </span>
      </Button>
    </Bar>
  )
}

type BarProps = { selection: Selection; isEmpty: boolean; children: ReactNode }

/** Subscribes only to whether there is a selection, so that the buttons do not re-render. */
function Bar({ selection, isEmpty, children }: BarProps) {
  const t = useTranslation()
  const isActive = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0)
  return (
    <Box
      css={styles}
      role="group"
      aria-label={t('Actions')}
      data-kept-clear
      data-active={isActive || undefined}
      data-empty={isEmpty || undefined}
    >
      {children}
    </Box>
  )
}

/** A separate component, so that a new selection does not re-render the buttons around it. */
function SelectedCount({ leads, selection }: Pick<Props, 'leads' | 'selection'>) {
  const selected = useSelected(selection)
  const count = leads.filter(({ key }) => selected.has(key)).length
  // Keyed, so that it is replaced even if a translation tool has replaced its text node; in an
  // element of its own, because such a tool also moves the texts beside it.
  return (
    <span>
      <span key={count}>{count}</span>
    </span>
  )
}
