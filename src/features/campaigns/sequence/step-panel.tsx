import { useState } from 'react'
import { EmptyState } from '@/shared/ui/empty-state'
import { EmailIcon } from '@/shared/ui/icons'
import { EditorSession } from '../editor/editor-session'
import type { EmailStep } from './sequence'
import { StepEditor } from './step-editor'

type Props = {
  /** The selected one. */
  step: EmailStep | undefined
  position: number
  onChange: (id: string, change: Partial<EmailStep>) => void
}

/** The right side of the builder. What was undone and redone in a body outlives the selection. */
export function StepPanel({ step, position, onChange }: Props) {
  const [session] = useState(() => new EditorSession())

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
      onChange={(change) => onChange(step.id, change)}
    />
  )
}
