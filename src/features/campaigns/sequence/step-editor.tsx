import { Box, Button, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { FormField } from '@/shared/ui/fields/form-field'
import { lazyPart } from '@/shared/ui/lazy-part'
import { AiButton, AiPanel } from '../ai/ai-button'
import type { AiHelp } from '../ai/use-ai-help'
import type { AttachmentStore } from '../attachments/attachment-store'
import { Attachments } from '../attachments/attachments'
import type { EditorSession } from '../editor/editor-session'
import { StepBodyEditor, type StepBodyHandle } from '../editor/view/step-body-editor'
import { TokenTextField } from '../tokens/token-text-field'
import type { OnCommit } from '../editor/view/use-saved-html'
import { PreviewButton, PreviewSection } from '../preview/preview-section'
import type { PreviewPanel } from '../preview/use-preview-panel'
import type { Recipient } from '../tokens/use-recipient'
import { adviceOnCopies } from './copy-addresses'
import { SenderField } from './sender-field'
import { type EmailStep, waitRange } from '../model/sequence'
import { Panel, StepGrid } from './step-grid'
import { stepHeadPlace } from './sticky-bars'
import { useReturnToText } from './use-return-to-text'

/** Needed from the second step on. */
const NumberField = lazyPart(
  async () => (await import('@/shared/ui/fields/number-field')).NumberField,
)
const SubjectVariants = lazyPart(async () => (await import('./subject-variants')).SubjectVariants)

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
  preview: PreviewPanel
  /** The contact that the preview shows and the AI writes for. */
  recipient: Recipient
  /** The buttons that open the step before and after. */
  stepSwitch: ReactNode
  onChange: (change: Partial<EmailStep>) => void
}

export function StepEditor(props: Props) {
  const t = useTranslation()
  const { step, position, revision, session, onCommit } = props
  const { ai, attachments, preview, recipient, stepSwitch, onChange } = props
  const bodyRef = useRef<StepBodyHandle>(null)
  const { fieldsProps, expectPanel, showPanel, returnToText } = useReturnToText(bodyRef)

  const toggle = ({ isOpen, setIsOpen }: PreviewPanel) => {
    setIsOpen(!isOpen)
    if (isOpen) returnToText()
    else expectPanel()
  }

  return (
    <Box
      as="section"
      data-editor-of={position}
      aria-label={t('Editor of step {position}', { position })}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      px={{ base: '4', md: '6' }}
      pb={{ base: '4', md: '6' }}
    >
      <Flex
        {...stepHeadPlace}
        zIndex="1"
        align="center"
        wrap="wrap"
        justify="space-between"
        gap="2"
        bg="bg.panel"
      >
        {/* Beside the buttons where the words of the title fit. */}
        <Flex flex="1 1 8rem" align="center" gap={{ base: '0', sm: '2' }} minW="0">
          <Heading as="h2" size={{ base: 'sm', md: 'md' }} lineClamp="2">
            {t('Step {position}: Email', { position })}
          </Heading>
          {stepSwitch}
        </Flex>
        <Flex gap="2" flexShrink="0" css={slimOnPhones}>
          <AiButton isOpen={ai.isOpen} onPress={() => toggle(ai)} />
          <PreviewButton isOpen={preview.isOpen} onPress={() => toggle(preview)} />
        </Flex>
      </Flex>
      <StepGrid
        text={
          <Stack gap="5" {...fieldsProps}>
            <Fields step={step} position={position} onChange={onChange} />
            <StepBodyEditor
              ref={bodyRef}
              label={t('Body')}
              stepId={step.id}
              revision={revision}
              session={session}
              onCommit={onCommit}
              value={step.content}
              onChange={(content) => onChange({ content })}
            />
          </Stack>
        }
        panels={
          (ai.isOpen || preview.isOpen) && (
            <>
              {ai.isOpen && (
                <Panel loadingLabel={t('Opening the AI help...')} onShow={showPanel}>
                  <AiPanel
                    step={step}
                    help={ai}
                    body={bodyRef}
                    recipient={recipient}
                    onChange={onChange}
                  />
                </Panel>
              )}
              {preview.isOpen && (
                <Panel loadingLabel={t('Opening the preview...')} onShow={showPanel}>
                  <PreviewSection step={step} recipient={recipient} />
                </Panel>
              )}
            </>
          )
        }
        rest={<Attachments stepId={step.id} store={attachments} />}
      />
    </Box>
  )
}

const slimOnPhones = {
  // In view already: focusing them must not scroll the page.
  '& > button[type]': {
    px: { base: '2', sm: '3.5' },
    scrollMarginTop: { base: '0', lg: '-1.5rem' },
  },
  '& svg': { display: { base: 'none', sm: 'inline' } },
}

const besideLabel = {
  size: 'xs',
  variant: 'ghost',
  position: 'absolute',
  top: '-2',
  insetEnd: '0',
} as const

type FieldsProps = Pick<Props, 'step' | 'position' | 'onChange'>

/** What the step has besides its text. */
function Fields({ step, position, onChange }: FieldsProps) {
  const t = useTranslation()
  const [hasVariants, setHasVariants] = useState(false)
  return (
    <>
      <Box position="relative">
        <TokenTextField
          label={t('Subject')}
          value={step.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <Button
          ref={action()}
          {...besideLabel}
          aria-expanded={hasVariants}
          {...SubjectVariants.onIntent}
          onClick={() => setHasVariants(!hasVariants)}
        >
          {step.variants?.length
            ? t('Variants ({count})', { count: step.variants.length })
            : t('Variants')}
        </Button>
      </Box>
      {hasVariants && (
        <Suspense>
          <SubjectVariants step={step} onChange={onChange} />
        </Suspense>
      )}
      <SenderField sender={step.sender} onChange={(sender) => onChange({ sender })} />
      {step.showCc ? (
        <FormField label={t('Cc')} helper={adviceOnCopies(step.cc, step.sender)}>
          <Input
            autoComplete="off"
            placeholder={t('name@example.com, other@example.com')}
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
        {step.showCc ? t('Remove cc') : t('Add cc')}
      </Button>
      {position === 1 ? (
        <Text color="fg.muted">{t('The first step is sent at once: its delay is 0 days.')}</Text>
      ) : (
        <Suspense fallback={<Box height="4.25rem" />}>
          <NumberField
            {...waitRange}
            label={t('Delay in days')}
            width="8rem"
            value={step.delay}
            onChange={(delay) => onChange({ delay })}
          />
        </Suspense>
      )}
    </>
  )
}
