import { Box, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { isKeyHotkey } from 'is-hotkey'
import {
  type FocusEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { FormField } from '@/shared/ui/fields/form-field'
import { IconAction } from '@/shared/ui/icon-action'
import { AiIcon, EmailIcon, HideIcon, NextIcon, PreviousIcon, ShowIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { useAiHelp } from '../ai/ai-help'
import { attachFiles, Attachments } from '../attachments/attachments'
import type { CampaignDraft } from '../drafts/campaign-draft'
import type { DraftView } from '../drafts/use-draft'
import { createEditorSession } from '@/editor/step-document'
import { StepBodyEditor, type StepBodyHandle } from '@/editor/view/step-body-editor'
import { TokenTextField } from '@/entities/campaign/tokens/token-text-field'
import { useRecipient } from '@/entities/campaign/tokens/use-recipient'
import { SenderField } from './sender-field'
import { adviceOnCopies, repairCopies } from '@/entities/campaign/model/copy-addresses'
import { type EmailStep, hasReplies, type StepType } from '@/entities/campaign/model/sequence'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { mailRow, stepEditor, stepHead, subjectRow, textColumn } from './builder-layout'
import type { StepActions } from './step-actions'
import { PanelToggle, SidePanel, type Tab } from './side-panel'
import { useSnippets } from '../library/use-snippets'
import { useStore } from '@/shared/lib/state/store'

const AiPanel = lazyPart(
  async () => (await import('../ai/panel/ai-panel')).AiPanel,
  opening(msg('Opening the AI help...')),
)

const StepPreview = lazyPart(
  async () => (await import('../preview/step-preview')).StepPreview,
  opening(msg('Opening the preview...')),
)
/** Renders only when the deferred step has caught up, not on each key press. */
const Preview = memo(StepPreview)

const bodyEditors: Record<StepType, typeof StepBodyEditor> = { email: StepBodyEditor }

type Props = {
  step: EmailStep | undefined
  position: number
  steps: readonly EmailStep[]
  listId: string | undefined
  view: Pick<DraftView, 'revision' | 'memory'> & {
    draft?: Pick<CampaignDraft, 'id' | 'waitsFor' | 'onCommit'>
  }
  actions: Pick<
    StepActions,
    'select' | 'edit' | 'rewrite' | 'senderInAll' | 'replySubjects' | 'history'
  >
  onWait: (id: string) => void
  /**
   * Phones only: replaces the heading, and shows and hides the children. While a panel covers the
   * text, the arrows for the previous and next step replace it.
   */
  chainToggle?: ReactNode
  children?: ReactNode
}

/** The right side of the builder. The undo history of a body survives switching steps. */
export function StepPanel(props: Props) {
  const { step, position, steps, listId, view, actions, onWait, chainToggle, children } = props
  const t = useTranslation()
  const { draft, revision, memory } = view
  const { history } = actions
  const [session] = useState(() => createEditorSession({ outer: history }))
  const { answers, attachments } = memory
  const [tab, setTab] = useState<Tab>()
  const openStepId = tab === 'ai' ? step?.id : undefined
  const ai = useAiHelp({ steps, openStepId, answers, isAwaited: draft?.waitsFor })
  const recipient = useRecipient(listId)
  const bodyRef = useRef<StepBodyHandle>(null)
  const snippets = useSnippets()
  const shown = useDeferredValue(step)
  /** Last focused field. */
  const fieldRef = useRef<HTMLElement>(undefined)

  const { undos, redos } = useStore(history.changes)
  useUndoKeys((change) => (bodyRef.current ?? history)[change]())

  const returnToText = () => {
    const field = fieldRef.current
    if (!field?.isConnected) return
    if (field.matches('[data-slate-editor]')) bodyRef.current?.focus()
    else field.focus({ preventScroll: true })
  }
  const toggle = (pressed: Tab) => {
    setTab(tab === pressed ? undefined : pressed)
    if (tab === pressed) returnToText()
  }

  if (!step) {
    return (
      <Box>
        <Box px="3">{chainToggle}</Box>
        {children}
        <EmptyState
          icon={<EmailIcon />}
          title={t('No step is selected')}
          description={t('Choose a step to write it.')}
          action={
            <Flex wrap="wrap" justify="center" gap="2">
              {steps[0] && (
                <Button variant="outline" onClick={() => actions.select(steps[0]?.id ?? '')}>
                  {t('Open the first step')}
                </Button>
              )}
              {undos.length > 0 && (
                <Button variant="ghost" onClick={history.undo}>
                  {t('Undo')}
                </Button>
              )}
              {redos.length > 0 && (
                <Button variant="ghost" onClick={history.redo}>
                  {t('Redo')}
                </Button>
              )}
            </Flex>
          }
        />
      </Box>
    )
  }
  const handleChange = (change: Partial<EmailStep>) => actions.edit(step.id, change)
  const BodyEditor = bodyEditors[step.type]
  return (
    <Box
      as="section"
      data-editor-of={position}
      aria-label={t('Editor of step {position}', { position })}
      css={stepEditor}
    >
      <div>
        <Flex css={stepHead} align="center" gap={{ base: '1', sm: '2' }} px="3" bg="bg.panel">
          <Heading as="h2" size="sm" lineClamp="2" srOnly={Boolean(chainToggle)}>
            {t('Step {position}: Email', { position })}
          </Heading>
          {!tab && chainToggle}
          {steps.length > 1 && (tab || !chainToggle) && (
            <StepSwitch steps={steps} position={position} onSelect={actions.select} />
          )}
          <Flex ms="auto" gap={{ base: '1', sm: '2' }} flexShrink="0">
            <PanelToggle
              shortcut="i"
              isOpen={tab === 'ai'}
              Icon={AiIcon}
              hideLabel={t('Hide AI help')}
              {...AiPanel.onIntent}
              onPress={() => toggle('ai')}
            >
              {t('AI help')}
            </PanelToggle>
            <PanelToggle
              shortcut="p"
              isOpen={tab === 'preview'}
              Icon={tab === 'preview' ? HideIcon : ShowIcon}
              hideLabel={t('Hide preview')}
              {...StepPreview.onIntent}
              onPress={() => toggle('preview')}
            >
              {t('Preview')}
            </PanelToggle>
          </Flex>
        </Flex>
        {!tab && children && <Box gridRow="2">{children}</Box>}
        <Box
          key={step.id}
          className="text"
          css={textColumn}
          onBlur={({ target }: FocusEvent<HTMLElement>) => {
            if (target.matches('input, [data-slate-editor]')) fieldRef.current = target
          }}
        >
          <MailHead {...{ step, steps, actions }} onChange={handleChange} />
          <BodyEditor
            ref={bodyRef}
            label={t('Body')}
            stepId={step.id}
            revision={revision}
            session={session}
            snippets={snippets}
            placeholder={t('Write your e-mail. Type / for a snippet, {braces} for a token.', {
              braces: '{{',
            })}
            onFiles={(files) => attachFiles(attachments, step.id, files)}
            onCommit={draft?.onCommit}
            value={step.content}
            kept={memory.bodies.get()[step.id]}
            onChange={(content, kept) => {
              memory.bodies.update((all) => ({ ...all, [step.id]: kept }))
              handleChange({ content })
            }}
          />
          <Stack data-kept-clear gap="2" px="3" py="2.5" borderTopWidth="1px">
            <Delay position={position} delay={step.delay} onPress={() => onWait(step.id)} />
            <Attachments stepId={step.id} store={attachments} />
          </Stack>
        </Box>
        {tab && (
          <SidePanel
            key={`${tab} ${step.id}`}
            onClose={() => toggle(tab)}
            onWrite={() => setTab(undefined)}
          >
            {tab === 'ai' ? (
              <AiPanel
                step={step}
                steps={steps}
                rewrite={actions.rewrite}
                help={ai}
                body={bodyRef}
                recipient={recipient}
                onChange={handleChange}
              />
            ) : (
              <Preview step={shown?.id === step.id ? shown : step} recipient={recipient} />
            )}
          </SidePanel>
        )}
      </div>
    </Box>
  )
}

const OWN_HISTORY = 'input, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]'

function useUndoKeys(take: (change: 'undo' | 'redo') => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = isKeyHotkey('mod+z', event)
    if (!isUndo && !isKeyHotkey(['mod+shift+z', 'mod+y'], event)) return
    if (event.target instanceof Element && event.target.closest(OWN_HISTORY)) return
    event.preventDefault()
    take(isUndo ? 'undo' : 'redo')
  })
  useEffect(() => {
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

type StepSwitchProps = Pick<Props, 'steps' | 'position'> & { onSelect: (id: string) => void }

function StepSwitch({ steps, position, onSelect }: StepSwitchProps) {
  const t = useTranslation()
  const [before, after] = [steps[position - 2], steps[position]]
  const go = (step: EmailStep | undefined) => step && onSelect(step.id)

  return (
    <Flex flexShrink="0">
      <IconAction
        label={t('Previous step')}
        Icon={PreviousIcon}
        disabledReason={before ? undefined : t('This is the first step.')}
        ref={action('k')}
        onClick={() => go(before)}
      />
      <IconAction
        label={t('Next step')}
        Icon={NextIcon}
        disabledReason={after ? undefined : t('This is the last step.')}
        ref={action('j')}
        onClick={() => go(after)}
      />
    </Flex>
  )
}

type MailHeadProps = Pick<Props, 'steps' | 'actions'> & {
  step: EmailStep
  onChange: (change: Partial<EmailStep>) => void
}

function MailHead({ step, steps, actions, onChange }: MailHeadProps) {
  const t = useTranslation()
  return (
    <>
      <Box css={subjectRow}>
        <TokenTextField
          label={t('Subject')}
          value={step.subject}
          onChange={(subject) => onChange({ subject })}
        />
        {hasReplies(steps) && step.id !== steps[0]?.id && (
          <Button {...besideField} onClick={() => actions.replySubjects()}>
            {t('Reply to step 1')}
          </Button>
        )}
      </Box>
      <Box css={mailRow}>
        <SenderField sender={step.sender} onChange={(sender) => onChange({ sender })} />
        {step.sender && steps.some(({ sender }) => !isSameAddress(sender, step.sender)) && (
          <Button {...besideField} onClick={() => actions.senderInAll(step.sender)}>
            {t('Use in all steps')}
          </Button>
        )}
        <Button {...besideField} onClick={() => onChange({ showCc: !step.showCc })}>
          {step.showCc ? t('Remove cc') : t('Add cc')}
        </Button>
      </Box>
      {step.showCc && (
        <Box css={mailRow}>
          <FormField label={t('Cc')} helper={adviceOnCopies(step.cc, step.sender)}>
            <Input
              autoComplete="off"
              placeholder={t('name@example.com, other@example.com')}
              value={step.cc}
              onChange={(event) => onChange({ cc: event.target.value })}
              onBlur={() => {
                const cc = repairCopies(step.cc)
                if (cc !== step.cc) onChange({ cc })
              }}
            />
          </FormField>
        </Box>
      )}
    </>
  )
}

const besideField = { size: 'xs', variant: 'ghost', alignSelf: 'flex-start', my: '1' } as const

type DelayProps = { position: number; delay: number; onPress: () => void }

function Delay({ position, delay, onPress }: DelayProps) {
  const t = useTranslation()
  const text = delay === 1 ? t('Delay: 1 day') : t('Delay: {delay} days', { delay })
  if (position === 1) {
    const about = t('The first step is sent at once: its delay is 0 days.')
    return (
      <Text color="fg.muted" textStyle="sm" alignSelf="flex-start" title={about}>
        {text}
      </Text>
    )
  }
  return (
    <Button
      size="xs"
      variant="ghost"
      color="fg.muted"
      alignSelf="flex-start"
      isFlush
      onClick={onPress}
    >
      {text}
    </Button>
  )
}
