import { useEffect, useState } from 'react'
import { EmptyState } from '@/shared/ui/empty-state'
import { EmailIcon } from '@/shared/ui/icons'
import { useAiHelp } from '../ai/use-ai-help'
import type { AttachmentStore } from '../attachments/attachment-store'
import { EditorSession } from '../editor/editor-session'
import { useRecipient } from '../preview/use-recipient'
import type { EmailStep } from './sequence'
import { StepEditor } from './step-editor'

type Props = {
  /** The selected one. */
  step: EmailStep | undefined
  position: number
  /** All of the sequence. */
  steps: readonly EmailStep[]
  listId: string | undefined
  attachments: AttachmentStore
  onChange: (id: string, change: Partial<EmailStep>) => void
}

/** The right side of the builder. What was undone and redone in a body outlives the selection. */
export function StepPanel({ step, position, steps, listId, attachments, onChange }: Props) {
  const [session] = useState(() => new EditorSession())
  useEffect(() => session.keepOnly(steps.map(({ id }) => id)), [session, steps])
  const ai = useAiHelp(steps, step?.id)
  const recipient = useRecipient(listId)

  if (!step) {
    return (
      <EmptyState
        icon={<EmailIcon />}
        title="No step is selected"
        description="Choose a step to write it."
      />
    )
  }
  return (
    <StepEditor
      key={step.id}
      step={step}
      position={position}
      session={session}
      ai={ai}
      attachments={attachments}
      recipient={recipient}
      onChange={(change) => onChange(step.id, change)}
    />
  )
}
