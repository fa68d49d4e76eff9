import { Button } from '@chakra-ui/react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { onFirstClick } from '@/shared/lib/first-click'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { CopyIcon, DeleteIcon, EmailIcon, ListsIcon } from '@/shared/ui/icons'
import { CreateListDialog } from './lazy-parts'

type Props = {
  leads: readonly Lead[]
  selection: Selection
  isRevealing: boolean
  onReveal: () => void
  onCopyEmails: () => void
  onDelete: () => void
  onCreateList: () => void
}

/** Stay pressable with nothing selected: then they say what is missing. */
export function SelectionActions(props: Props) {
  const { leads, selection, isRevealing, onReveal, onCopyEmails, onDelete, onCreateList } = props
  const count = <SelectedCount leads={leads} selection={selection} />
  return (
    <>
      <Button size="sm" variant="outline" aria-busy={isRevealing} onClick={onFirstClick(onReveal)}>
        <EmailIcon />
        Reveal Emails ({count})
      </Button>
      <Button size="sm" variant="outline" onClick={onCopyEmails}>
        <CopyIcon />
        Copy emails
      </Button>
      <Button size="sm" variant="outline" onClick={onFirstClick(onDelete)}>
        <DeleteIcon />
        Delete ({count})
      </Button>
      <Button size="sm" {...CreateListDialog.onIntent} onClick={onCreateList}>
        <ListsIcon />
        Create List ({count})
      </Button>
    </>
  )
}

/** Renders with the selection, so that the buttons around it do not. */
function SelectedCount({ leads, selection }: Pick<Props, 'leads' | 'selection'>) {
  const selected = useSelected(selection)
  return leads.filter(({ key }) => selected.has(key)).length
}
