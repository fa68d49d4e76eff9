import { Button, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { FormField } from '@/shared/ui/fields/form-field'
import { NumberField } from '@/shared/ui/fields/number-field'
import { AiSection } from '../ai/ai-section'
import type { AiHelp } from '../ai/use-ai-help'
import type { AttachmentStore } from '../attachments/attachment-store'
import { Attachments } from '../attachments/attachments'
import type { EditorSession } from '../editor/editor-session'
import { StepBodyEditor, type StepBodyHandle } from '../editor/view/step-body-editor'
import { TokenTextField } from '../tokens/token-text-field'
import type { OnCommit } from '../editor/view/use-saved-html'
import { PreviewSection } from '../preview/preview-section'
import type { Recipient } from '../preview/use-recipient'
import { adviceOnCopies } from './copy-addresses'
import { SenderField } from './sender-field'
import { type EmailStep, waitRange } from './sequence'

type Props = {
  step: EmailStep
  position: number
  /** The revision of the form; a new revision has a new body. */
  revision: number
  /** Keeps the opened bodies with their undo history. */
  session: EditorSession
  onCommit?: OnCommit
  ai: AiHelp
  attachments: AttachmentStore
  /** The contact that the preview shows and the AI writes for. */
  recipient: Recipient
  onChange: (change: Partial<EmailStep>) => void
}

export function StepEditor(props: Props) {
  const { step, position, revision, session, onCommit, ai, attachments, recipient, onChange } =
    props
  const bodyRef = useRef<StepBodyHandle>(null)

  return (
    <Stack
      as="section"
      aria-label={`Editor of step ${position}`}
      gap="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" size="md">
        {`Step ${position}: Email`}
      </Heading>
      <TokenTextField
        label="Subject"
        value={step.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <SenderField sender={step.sender} onChange={(sender) => onChange({ sender })} />
      {step.showCc ? (
        <FormField label="Cc" helper={adviceOnCopies(step.cc, step.sender)}>
          <Input
            autoComplete="off"
            placeholder="name@example.com, other@example.com"
            value={step.cc}
            onChange={(event) => onChange({ cc: event.target.value })}
          />
        </FormField>
      ) : null}
      <Button
        size="xs"
        variant="ghost"
        alignSelf="flex-start"
        ms="-2"
        mt="-2"
        onClick={() => onChange({ showCc: !step.showCc })}
      >
        {step.showCc ? 'Remove cc' : 'Add cc'}
      </Button>
      {position === 1 ? (
        <Text color="fg.muted">The first step is sent at once: its delay is 0 days.</Text>
      ) : (
        <NumberField
          {...waitRange}
          label="Delay in days"
          width="8rem"
          value={step.delay}
          onChange={(delay) => onChange({ delay })}
        />
      )}
      <StepBodyEditor
        ref={bodyRef}
        label="Body"
        stepId={step.id}
        revision={revision}
        session={session}
        onCommit={onCommit}
        value={step.content}
        onChange={(content) => onChange({ content })}
      />
      <AiSection
        step={step}
        help={ai}
        body={bodyRef}
        recipient={recipient}
        onSubject={(subject) => onChange({ subject })}
      />
      <Attachments stepId={step.id} store={attachments} />
      <PreviewSection step={step} recipient={recipient} />
    </Stack>
  )
}
