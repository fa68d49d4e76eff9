import { Stack, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isFocusInUse } from '@/shared/lib/keyboard/focus-in-use'
import { isApple } from '@/shared/lib/keyboard/is-apple'
import { PanelFooter } from './panel-footer'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { lazyPart } from '@/shared/ui/lazy-part'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { reasonOf } from '@/shared/api/api-error'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { AiIcon } from '@/shared/ui/icons'
import { logNotification } from '@/shared/ui/notifications/notification-log'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import type { StepBodyHandle } from '@/editor/view/step-body-editor'
import type { Recipient } from '@/entities/campaign/tokens/use-recipient'
import type { EmailStep, WrittenFor } from '@/entities/campaign/model/sequence'
import { type AiAnswer, NoContentError } from '../ai-answer'
import type { AiHelp } from '../ai-help'
import { AiOptions, ObjectionField, PresetChoice } from './ai-options'
import { AiResult } from './ai-result'
import { type AiSettings, isRewrite, proposedPreset } from '../ai-settings'
import { WordsAboutOffer } from './words-about-offer'
import type { Rewrite } from '../rewritten-steps'

const DraftAllDialog = lazyPart(async () => (await import('./draft-all-dialog')).DraftAllDialog)

type AiPanelProps = {
  step: EmailStep
  steps: readonly EmailStep[]
  rewrite: Rewrite
  help: AiHelp
  /** The step of the panel; generated text is only inserted into this step. */
  body: RefObject<StepBodyHandle | null>
  recipient: Recipient
  onChange: (change: Partial<EmailStep>) => void
}

const DIALOG = '[role=dialog], [role=alertdialog]'

type Target = 'body' | 'subject'

const INSERTED = { title: msg('Content inserted successfully!') }

export function AiPanel(props: AiPanelProps) {
  const t = useTranslation()
  const { step, steps, rewrite, help, body, recipient, onChange } = props
  const index = steps.findIndex(({ id }) => id === step.id)
  const words = useMemo(() => wordsOfBody(step.content), [step.content])
  const settings = help.settingsFor(step.id, proposedPreset(index + 1, words))
  const { running, answers, error } = help.of(step.id)
  const isPending = running !== undefined
  const view = useAnswerView(answers[0]?.id)
  const { isAnswer, isAsking, setIsAsking, isNew, panelRef, headingRef } = view
  const [inserted, setInserted] = useState<Target>()
  const [isDraftingAll, setIsDraftingAll] = useState(false)

  const writtenFor = addContacts(step.writtenFor, answers)
  const handleAsk = (settings: AiSettings) =>
    help.ask(step.id, {
      settings,
      html: body.current?.flush() ?? step.content,
      subject: step.subject,
      contact: recipient.contact,
      offer: help.offer,
      previous: steps[index - 1],
    })
  const showInserted = (target: Target) => {
    logNotification(INSERTED, 'success')
    setInserted(target)
  }
  const insert = (change: (body: StepBodyHandle) => void) => {
    if (!body.current) return
    onChange({ writtenFor })
    change(body.current)
    body.current.flush()
    showInserted('body')
  }

  const refusal = whyNotAsk(isPending, recipient)
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(isApple() ? event.metaKey : event.ctrlKey) || isAnswer) return
    const { target } = event
    const dialog = target instanceof Element && target.closest(DIALOG)
    if (dialog && !dialog.contains(panelRef.current)) return
    event.preventDefault()
    if (refusal === undefined) handleAsk(settings)
  })
  // The focus may be in the text, or on the button that opened the panel.
  useEffect(() => {
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  const cancel = isPending && (
    <Button variant="outline" size="sm" onClick={() => help.cancel(step.id)}>
      {t('Cancel generation')}
    </Button>
  )

  return (
    <Stack as="section" ref={panelRef} aria-label={t('AI help')} gap="3" flex="1">
      <Text role="status" srOnly>
        {isPending
          ? t('The AI is writing.')
          : isNew && !error && t('The answer of the AI is here.')}
      </Text>
      <DraftedSteps help={help} />
      {isAnswer ? (
        <>
          {error && <AiFailure error={error} onRetry={() => handleAsk(settings)} />}
          <AiResult
            headingRef={headingRef}
            answers={answers}
            isPending={isPending}
            cancel={cancel}
            subject={step.subject}
            onBack={() => {
              setIsAsking(true)
              panelRef.current?.parentElement?.scrollTo({ top: 0 })
            }}
            onInsert={(html) => insert((body) => body.insertAtCursor(html))}
            onReplace={(html) => insert((body) => body.replaceBody(html))}
            onRegenerate={handleAsk}
            onSubject={(subject) => {
              onChange({ subject, writtenFor })
              showInserted('subject')
            }}
          />
        </>
      ) : (
        <>
          <PresetChoice
            autoFocus={isAsking}
            value={settings.preset}
            onChange={(preset) => help.choosePreset(step.id, preset)}
          />
          {settings.preset === 'objection_handler' && (
            <ObjectionField
              value={settings.objection ?? ''}
              usual={help.offer?.objection}
              onChange={(objection) => help.change({ objection })}
            />
          )}
          <AiOptions settings={settings} onChange={help.change} />
          <Stack gap="1" color="fg.muted" textStyle="sm">
            <WordsAboutOffer help={help} />
            {recipient.error && !recipient.isPending ? (
              <UnknownNote
                texts={[t('The recipient is not known: the contacts could not be read.')]}
                onRetry={recipient.retry}
              />
            ) : (
              <Text>{whomFor(recipient)}</Text>
            )}
            {isRewrite(settings.preset) && step.content === '' && (
              <Text color="fg.warning">
                {t('This preset improves existing text, and the step has none yet.')}
              </Text>
            )}
          </Stack>
          {error && <AiFailure error={error} onRetry={() => handleAsk(settings)} />}
          <PanelFooter>
            {answers.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                isFlush
                me="auto"
                onClick={() => setIsAsking(false)}
              >
                {t('Answers')}
              </Button>
            )}
            {cancel || (
              <Button
                disabledReason={refusal}
                size="sm"
                variant="outline"
                {...DraftAllDialog.onIntent}
                onClick={() => setIsDraftingAll(true)}
              >
                {t('Draft all steps')}
              </Button>
            )}
            <Button
              disabledReason={refusal}
              size="sm"
              aria-keyshortcuts={isApple() ? 'Meta+Enter' : 'Control+Enter'}
              onClick={() => handleAsk(settings)}
            >
              <AiIcon aria-hidden />
              {isPending ? t('Generating...') : t('Generate')}
            </Button>
          </PanelFooter>
        </>
      )}
      {isDraftingAll && (
        <DraftAllDialog
          steps={steps}
          help={help}
          contact={recipient.contact}
          rewrite={rewrite}
          onInserted={() => showInserted('body')}
          onClose={() => setIsDraftingAll(false)}
        />
      )}
      {inserted && (
        <InsertedDialog
          onClose={() => setInserted(undefined)}
          focusAfter={inserted === 'body' ? () => body.current?.focus() : undefined}
        />
      )}
    </Stack>
  )
}

/**
 * Whether an answer is shown instead of the presets. A new answer is shown at once, until Back is
 * pressed. It takes the focus, unless the user is typing elsewhere.
 */
function useAnswerView(newestId: string | undefined) {
  const [isAsking, setIsAsking] = useState(false)
  const [shownId, setShownId] = useState(newestId)
  const [newId, setNewId] = useState<string>()
  const panelRef = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  if (newestId !== shownId) {
    setShownId(newestId)
    setIsAsking(false)
    setNewId(newestId)
  }
  useEffect(() => {
    const isInPanel = panelRef.current?.contains(document.activeElement)
    if (newId !== undefined && (isInPanel || !isFocusInUse())) {
      headingRef.current?.focus({ preventScroll: true })
    }
  }, [newId])
  return {
    isAnswer: newestId !== undefined && !isAsking,
    isAsking,
    setIsAsking,
    isNew: newId !== undefined,
    panelRef,
    headingRef,
  }
}

function DraftedSteps({ help }: Pick<AiPanelProps, 'help'>) {
  const t = useTranslation()
  const { mails, running } = useStore(help.sequence.store)
  if (mails.length === 0) return null
  return (
    <Text color="fg.muted" textStyle="sm">
      {running ? t('All steps are being drafted.') : t('The drafts of all steps are waiting.')}
    </Text>
  )
}

function addContacts(known: readonly WrittenFor[] = [], answers: readonly AiAnswer[]) {
  const used = answers.map(({ lead }) => lead)
  const all = [...known, ...used].map(({ first_name, last_name, company }) => ({
    first_name,
    last_name,
    company,
  }))
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

function whyNotAsk(isAsking: boolean, { isPending, error }: Recipient): string | undefined {
  if (isAsking) return translate('The AI is writing.')
  if (isPending) return translate('The contacts of the list are still loading.')
  return error ? translate('The contacts of the list could not be loaded') : undefined
}

function whomFor({ contact, isPending }: Recipient): string {
  if (isPending) return translate('Loading the contacts of the list...')
  if (!contact) return translate('Written for a sample prospect')
  const { company } = contact
  const name = contact.name || contact.email || translate('a contact without a name')
  return company
    ? translate('For {name} at {company}, the contact in the preview.', { name, company })
    : translate('For {name}, the contact in the preview.', { name })
}

type Props = { error: Error; onRetry: () => void }

/** Does not repeat the message of the toast. */
function AiFailure({ error, onRetry }: Props) {
  const t = useTranslation()

  if (error instanceof NoContentError) {
    return (
      <ErrorPanel
        title={t('The answer of the AI was empty')}
        message={t('Nothing was changed. Try again, or choose another preset.')}
        onRetry={onRetry}
      />
    )
  }
  return (
    <ErrorPanel title={t('Nothing was generated')} message={reasonOf(error)} onRetry={onRetry} />
  )
}

const CLOSES_AFTER_MS = 1500

type InsertedDialogProps = {
  onClose: () => void
  focusAfter?: () => void
}

/** Replaces the toast, which would announce the same text a second time. */
function InsertedDialog({ onClose, focusAfter }: InsertedDialogProps) {
  const t = useTranslation()
  const handleTime = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => handleTime(), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog
      size="sm"
      title={t(INSERTED.title)}
      hasBackdrop={false}
      onClose={onClose}
      finalFocusEl={
        focusAfter &&
        (() => {
          focusAfter()
          return document.activeElement instanceof HTMLElement ? document.activeElement : null
        })
      }
    />
  )
}
