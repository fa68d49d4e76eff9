import type { Lead } from '@/entities/lead/lead-mapping'
import type { Selection } from '@/shared/lib/use-selection'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'
import { type Results, withDeleted, withRestored, withRevealed } from './results'
import { useReveal } from './use-reveal'

export type ChangeResults = (change: (results: Results) => Results) => void

type Wiring = {
  /** The leads on the page, and those of them that are selected. */
  leads: readonly Lead[]
  getSelected: () => readonly Lead[]
  selection: Selection
  onChange: ChangeResults
}

/** What can be done with the selected leads. Each says what is missing when nothing can be done. */
export function useLeadActions({ leads, getSelected, selection, onChange }: Wiring) {
  const reveal = useReveal((outcome) => {
    onChange((results) => withRevealed(results, outcome))
    selection.clear()
  })

  function handleDelete() {
    const selected = getSelected()
    if (selected.length === 0) {
      notify.error(messages.nothingSelected)
      return
    }
    const keys = selected.map(({ key }) => key)
    onChange((results) => withDeleted(results, keys))
    selection.clear()
    notify.success(messages.deleted(keys.length), {
      action: {
        label: 'Undo',
        onClick: () => onChange((results) => withRestored(results, keys)),
      },
    })
  }

  /** Those of the selected leads, or of all when none is selected. */
  async function handleCopyEmails() {
    const selected = getSelected()
    const emails = (selected.length > 0 ? selected : leads).flatMap(({ email }) => email ?? [])
    if (emails.length === 0) {
      notify.error(messages.nothingToCopy)
      return
    }
    try {
      await navigator.clipboard.writeText(emails.join('\n'))
      notify.success(messages.copied(emails.length))
    } catch {
      notify.error(messages.notCopied)
    }
  }

  return {
    isRevealing: reveal.isPending,
    revealError: reveal.error,
    handleReveal: () => reveal.reveal(getSelected()),
    handleDelete,
    handleCopyEmails,
  }
}
