import { Button, Flex } from '@chakra-ui/react'
import { useState, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { EmptyState } from '@/shared/ui/empty-state'
import { IconAction } from '@/shared/ui/icon-action'
import { EmailIcon, NextIcon, PreviousIcon } from '@/shared/ui/icons'
import type { AiAnswers } from '../ai/ai-answers'
import { useAiHelp } from '../ai/use-ai-help'
import type { DraftMemory } from '../drafts/campaign-draft'
import { EditorSession } from '../editor/editor-session'
import type { OnCommit } from '../editor/view/use-saved-html'
import { useRecipient } from '../tokens/use-recipient'
import type { EmailStep } from '../model/sequence'
import { useSidePanel } from './side-panel'
import { StepEditor } from './step-editor'
type Props = {
  step: EmailStep | undefined
  position: number
  steps: readonly EmailStep[]
  listId: string | undefined
  /** The revision of the form; bodies are opened again when it changes. */
  revision: number
  memory: DraftMemory
  /** False once the draft of the answers was discarded. */
  isAwaited?: (answers: AiAnswers) => boolean
  onCommit?: OnCommit
  onSelect: (id: string) => void
  onChange: (id: string, change: Partial<EmailStep>) => void
}

/** The right side of the builder. The undo history of a body outlives its selection. */
export function StepPanel(props: Props) {
  const t = useTranslation()
  const { step, position, steps, listId, revision, memory, isAwaited, onCommit } = props
  const { onSelect, onChange } = props
  const [arrivedBy, setArrivedBy] = useState<Direction>()
  const [session] = useState(() => new EditorSession())
  const { answers, attachments } = memory
  const { tab, setTab } = useSidePanel()
  const [isWriting, setIsWriting] = useState(false)
  const openStepId = tab === 'ai' ? step?.id : undefined
  const ai = useAiHelp({ steps, openStepId, answers, isAwaited })
  const recipient = useRecipient(listId)

  if (!step) {
    return (
      <EmptyState
        icon={<EmailIcon />}
        title={t('No step is selected')}
        description={t('Choose a step to write it.')}
        action={
          steps[0] && (
            <Button variant="outline" onClick={() => onSelect(steps[0]?.id ?? '')}>
              {t('Open the first step')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <StepEditor
      key={step.id}
      step={step}
      position={position}
      revision={revision}
      session={session}
      onCommit={onCommit}
      ai={ai}
      attachments={attachments}
      tab={tab}
      onTab={setTab}
      isWriting={isWriting}
      onWriting={setIsWriting}
      recipient={recipient}
      stepSwitch={
        steps.length > 1 && (
          <StepSwitch
            steps={steps}
            position={position}
            arrivedBy={arrivedBy}
            onArrived={() => setArrivedBy(undefined)}
            onGo={(direction, id) => {
              setArrivedBy(direction)
              onSelect(id)
            }}
          />
        )
      }
      onChange={(change) => onChange(step.id, change)}
    />
  )
}

type Direction = 'previous' | 'next'

type StepSwitchProps = {
  steps: readonly EmailStep[]
  position: number
  /** The button that opened this step, for the focus: each step has buttons of its own. */
  arrivedBy: Direction | undefined
  onArrived: () => void
  onGo: (direction: Direction, id: string) => void
}

/** Opens the step before or after, without the way to its card. */
function StepSwitch({ steps, position, arrivedBy, onArrived, onGo }: StepSwitchProps) {
  const t = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const arrive = useEffectEvent(() => {
    if (!arrivedBy) return
    box.current?.querySelector<HTMLElement>(`[data-to="${arrivedBy}"]`)?.focus()
    onArrived()
  })
  useEffect(() => arrive(), [])
  const go = (direction: Direction, step: EmailStep | undefined) => step && onGo(direction, step.id)

  return (
    <Flex ref={box} flexShrink="0">
      <IconAction
        label={t('Previous step')}
        Icon={PreviousIcon}
        refusal={position === 1 ? t('This is the first step.') : undefined}
        ref={action('k')}
        data-to="previous"
        size={{ base: 'xs', sm: 'sm' }}
        onClick={() => go('previous', steps[position - 2])}
      />
      <IconAction
        label={t('Next step')}
        Icon={NextIcon}
        refusal={position === steps.length ? t('This is the last step.') : undefined}
        ref={action('j')}
        data-to="next"
        size={{ base: 'xs', sm: 'sm' }}
        onClick={() => go('next', steps[position])}
      />
    </Flex>
  )
}
