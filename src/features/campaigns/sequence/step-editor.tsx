import { Box, Button, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { FormField } from '@/shared/ui/fields/form-field'
import { NumberField } from '@/shared/ui/fields/number-field'
import { IconAction } from '@/shared/ui/icon-action'
import { AiIcon, CloseIcon, HideIcon, ShowIcon, WritingIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import type { AiHelp } from '../ai/use-ai-help'
import type { AttachmentStore } from '../attachments/attachment-store'
import { Attachments } from '../attachments/attachments'
import type { EditorSession } from '../editor/editor-session'
import { StepBodyEditor, type StepBodyHandle } from '../editor/view/step-body-editor'
import { TokenTextField } from '../tokens/token-text-field'
import type { OnCommit } from '../editor/view/use-saved-html'
import { PreviewSection, StepPreview } from '../preview/preview-section'
import type { Recipient } from '../tokens/use-recipient'
import { adviceOnCopies } from './copy-addresses'
import { SenderField } from './sender-field'
import { type EmailStep, waitRange } from '../model/sequence'
import { stepEditor, stepHead, textColumn } from './builder-layout'
import { mailRow } from './quiet-field'
import { PanelToggle, SidePanel, type Tab } from './side-panel'
import { SubjectVariants } from './subject-variants'

const AiPanel = lazyPart(async () => (await import('../ai/ai-panel')).AiPanel)

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
  /** What the side panel shows; undefined while it is closed. */
  tab: Tab | undefined
  onTab: (tab: Tab | undefined) => void
  /** Only the subject and the text are shown. */
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
  /** The contact that the preview shows and the AI writes for. */
  recipient: Recipient
  /** The buttons that open the step before and after. */
  stepSwitch: ReactNode
  onChange: (change: Partial<EmailStep>) => void
}

export function StepEditor(props: Props) {
  const t = useTranslation()
  const { step, position, revision, session, onCommit, stepSwitch, onChange } = props
  const { ai, attachments, recipient, tab, onTab, isWriting, onWriting } = props
  const bodyRef = useRef<StepBodyHandle>(null)
  /** What had the focus last, to be returned to. */
  const fieldRef = useRef<HTMLElement>(undefined)

  const returnToText = () => {
    const field = fieldRef.current
    if (!field?.isConnected) return
    if (field.matches('[data-slate-editor]')) bodyRef.current?.focus()
    else field.focus({ preventScroll: true })
  }
  const toggle = (pressed: Tab) => {
    onTab(tab === pressed ? undefined : pressed)
    if (tab === pressed) returnToText()
  }
  const handleWriting = (next: boolean) => {
    onWriting(next)
    bodyRef.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Not that of a menu or dialog, which is elsewhere in the page.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (isWriting && isHere && event.key === 'Escape' && !event.defaultPrevented)
      handleWriting(false)
  }

  return (
    <Box
      as="section"
      data-editor-of={position}
      data-whole-window={isWriting || undefined}
      aria-label={t('Editor of step {position}', { position })}
      css={stepEditor}
      onKeyDown={handleKeyDown}
    >
      <div>
        <Flex css={stepHead} align="center" gap={{ base: '1', sm: '2' }} px="3" bg="bg.panel">
          {!isWriting && (
            <>
              <Heading as="h2" size={{ base: 'xs', sm: 'sm' }} lineClamp="2">
                {t('Step {position}: Email', { position })}
              </Heading>
              {stepSwitch}
            </>
          )}
          <Flex ms="auto" gap={{ base: '1', sm: '2' }} flexShrink="0">
            {!isWriting && (
              <>
                <PanelToggle
                  shortcut="i"
                  isOpen={tab === 'ai'}
                  Icon={AiIcon}
                  {...AiPanel.onIntent}
                  onPress={() => toggle('ai')}
                >
                  {tab === 'ai' ? t('Hide AI help') : t('AI help')}
                </PanelToggle>
                <PanelToggle
                  shortcut="p"
                  isOpen={tab === 'preview'}
                  Icon={tab === 'preview' ? HideIcon : ShowIcon}
                  {...StepPreview.onIntent}
                  onPress={() => toggle('preview')}
                >
                  {tab === 'preview' ? t('Hide preview') : t('Preview')}
                </PanelToggle>
              </>
            )}
            <IconAction
              label={isWriting ? t('Leave writing mode') : t('Writing mode')}
              Icon={isWriting ? CloseIcon : WritingIcon}
              ref={action()}
              onClick={() => handleWriting(!isWriting)}
            />
          </Flex>
        </Flex>
        <Box
          className="text"
          css={textColumn}
          onBlur={({ target }: FocusEvent<HTMLElement>) => {
            if (target.matches('input, [data-slate-editor]')) fieldRef.current = target
          }}
        >
          <MailHead step={step} isWriting={isWriting} onChange={onChange} />
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
          {!isWriting && (
            <Stack gap="2" px="3" py="2.5" borderTopWidth="1px">
              <Delay position={position} delay={step.delay} onChange={onChange} />
              <Attachments stepId={step.id} store={attachments} />
            </Stack>
          )}
        </Box>
        {tab && !isWriting && (
          <SidePanel
            key={tab}
            loadingLabel={tab === 'ai' ? t('Opening the AI help...') : t('Opening the preview...')}
            onClose={() => toggle(tab)}
            onWrite={() => onTab(undefined)}
          >
            {tab === 'ai' ? (
              <AiPanel
                step={step}
                help={ai}
                body={bodyRef}
                recipient={recipient}
                onChange={onChange}
              />
            ) : (
              <PreviewSection step={step} recipient={recipient} />
            )}
          </SidePanel>
        )}
      </div>
    </Box>
  )
}

type MailHeadProps = Pick<Props, 'step' | 'isWriting' | 'onChange'>

function MailHead({ step, isWriting, onChange }: MailHeadProps) {
  const t = useTranslation()
  const [hasVariants, setHasVariants] = useState(false)
  return (
    <>
      <Box css={mailRow}>
        <TokenTextField
          label={t('Subject')}
          value={step.subject}
          onChange={(subject) => onChange({ subject })}
        />
        {!isWriting && (
          <Button
            ref={action()}
            {...besideField}
            aria-expanded={hasVariants}
            onClick={() => setHasVariants(!hasVariants)}
          >
            {step.variants?.length
              ? t('Variants ({count})', { count: step.variants.length })
              : t('Variants')}
          </Button>
        )}
      </Box>
      {hasVariants && !isWriting && <SubjectVariants step={step} onChange={onChange} />}
      {!isWriting && (
        <Box css={mailRow}>
          <SenderField sender={step.sender} onChange={(sender) => onChange({ sender })} />
          <Button {...besideField} onClick={() => onChange({ showCc: !step.showCc })}>
            {step.showCc ? t('Remove cc') : t('Add cc')}
          </Button>
        </Box>
      )}
      {step.showCc && !isWriting && (
        <Box css={mailRow}>
          <FormField label={t('Cc')} helper={adviceOnCopies(step.cc, step.sender)}>
            <Input
              autoComplete="off"
              placeholder={t('name@example.com, other@example.com')}
              value={step.cc}
              onChange={(event) => onChange({ cc: event.target.value })}
            />
          </FormField>
        </Box>
      )}
    </>
  )
}

const besideField = { size: 'xs', variant: 'ghost', alignSelf: 'flex-start', my: '1' } as const

type DelayProps = { position: number; delay: number; onChange: Props['onChange'] }

function Delay({ position, delay, onChange }: DelayProps) {
  const t = useTranslation()
  if (position === 1)
    return (
      <Text color="fg.muted" textStyle="sm">
        {t('The first step is sent at once: its delay is 0 days.')}
      </Text>
    )
  return (
    <NumberField
      {...waitRange}
      isLabelInline
      size="sm"
      label={t('Delay in days')}
      width="4rem"
      value={delay}
      onChange={(delay) => onChange({ delay })}
    />
  )
}
