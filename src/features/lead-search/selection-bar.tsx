import type { KnownLead } from '@/entities/lead/known-people'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useSelected } from '@/shared/lib/state/use-selection'
import { ActionBar } from '@/shared/ui/page/action-bar'
import { Button } from '@/shared/ui/button'
import { CopyIcon, DeleteIcon, EmailIcon, ListsIcon } from '@/shared/ui/icons'
import { REVEAL_COST_ID, RevealCost, type RevealCostProps } from './reveal-cost'

type Props = RevealCostProps & {
  isRevealing: boolean
  /** Leads of the last reveal, which has cleared the selection. */
  revealed: readonly KnownLead[]
  onReveal: () => void
  onCopyEmails: () => void
  onDelete: () => void
  onCreateList: () => void
}

/** Without a selection the buttons are muted but enabled: their toast says what is missing. */
export function SelectionBar(props: Props) {
  const t = useTranslation()
  const { leads, selection, revealed, isRevealing } = props
  const { onReveal, onCopyEmails, onDelete, onCreateList } = props
  // Wrapped in an element, because a separate flex item would add spaces to the button's accessible
  // name.
  const count = <SelectedCount leads={leads} selection={selection} />
  return (
    <ActionBar {...{ selection, count }}>
      <SelectAgain {...{ leads, selection, revealed }} />
      <RevealCost {...{ leads, selection }} />
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
          <Trans
            message="Create List ({count})"
            values={{ count: <SelectedCount {...{ leads, selection, revealed }} /> }}
          />
        </span>
      </Button>
      <Button
        ref={action()}
        data-risky
        data-primary
        size="sm"
        variant="ghost"
        aria-busy={isRevealing}
        aria-describedby={REVEAL_COST_ID}
        onClick={onFirstClick(onReveal)}
      >
        <EmailIcon />
        <span>
          <Trans message="Reveal Emails ({count})" values={{ count }} />
        </span>
      </Button>
    </ActionBar>
  )
}

type CountProps = Pick<Props, 'leads' | 'selection'> & Partial<Pick<Props, 'revealed'>>

/**
 * A separate component, so that a new selection does not re-render the buttons around it. Counts the
 * revealed leads, if given, while nothing is selected.
 */
function SelectedCount({ leads, selection, revealed }: CountProps) {
  const selected = useSelected(selection)
  const count = leads.filter(({ key }) => selected.has(key)).length || (revealed?.length ?? 0)
  // Keyed, so that it is replaced even if a translation tool has replaced its text node; in an
  // element of its own, because such a tool also moves the texts beside it.
  return (
    <span>
      <span key={count}>{count}</span>
    </span>
  )
}

function SelectAgain({ leads, selection, revealed }: Required<CountProps>) {
  const t = useTranslation()
  const selected = useSelected(selection)
  const count = revealed.length
  if (count === 0 || leads.some(({ key }) => selected.has(key))) return null
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={({ currentTarget }) => {
        // The pressed button is about to go.
        currentTarget.parentElement?.querySelector<HTMLElement>(':scope > button ~ button')?.focus()
        selection.replace(revealed.map(({ key }) => key))
      }}
    >
      {t('{count, plural, one {Select this one again} other {Select these # again}}', { count })}
    </Button>
  )
}
