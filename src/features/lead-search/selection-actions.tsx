import { Button } from '@chakra-ui/react'
import { CopyIcon, DeleteIcon, EmailIcon, ListsIcon } from '@/shared/ui/icons'

type Props = {
  /** How many leads are selected. */
  count: number
  isRevealing: boolean
  onReveal: () => void
  onCopyEmails: () => void
  onDelete: () => void
  onCreateList: () => void
}

/** Stay pressable with nothing selected: then they say what is missing. */
export function SelectionActions(props: Props) {
  const { count, isRevealing, onReveal, onCopyEmails, onDelete, onCreateList } = props
  return (
    <>
      <Button size="sm" variant="outline" aria-busy={isRevealing} onClick={onReveal}>
        <EmailIcon />
        {`Reveal Emails (${count})`}
      </Button>
      <Button size="sm" variant="outline" onClick={onCopyEmails}>
        <CopyIcon />
        Copy emails
      </Button>
      <Button size="sm" variant="outline" onClick={onDelete}>
        <DeleteIcon />
        {`Delete (${count})`}
      </Button>
      <Button size="sm" onClick={onCreateList}>
        <ListsIcon />
        {`Create List (${count})`}
      </Button>
    </>
  )
}
