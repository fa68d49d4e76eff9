import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { AiIcon } from '@/shared/ui/icons'
import { logNotification } from '@/shared/ui/notifications/notification-log'
import { Refusal } from '@/shared/ui/refusal'
import { RetryButton } from '@/shared/ui/unknown-note'
import type { StepBodyHandle } from '@/editor/view/step-body-editor'
import type { Recipient } from '@/entities/campaign/tokens/use-recipient'
import type { EmailStep, WrittenFor } from '@/entities/campaign/model/sequence'
import { subjectsOf, toggleVariant } from '@/entities/campaign/model/variants'
import { NoContentError } from './ai-answer'
import type { AiAnswer } from './ai-answers'
import type { AiHelp } from './ai-help'
import { AiOptions, PresetChoice } from './ai-options'
import { AiResult } from './ai-result'
import { type AiSettings, isRewrite } from './ai-settings'

type AiPanelProps = {
  step: EmailStep
  help: AiHelp
  /** The step the panel belongs to. Generated text is inserted only into this step. */
  body: RefObject<StepBodyHandle | null>
  recipient: Recipient
  onChange: (change: Partial<EmailStep>) => void
}

type Target = 'body' | 'subject'

const INSERTED = { title: msg('Content inserted successfully!') }

export function AiPanel({ step, help, body, recipient, onChange }: AiPanelProps) {
  const t = useTranslation()
  const { settings } = help
  const { running, answers, error } = help.of(step.id)
  const isPending = running !== undefined
  const [inserted, setInserted] = useState<Target>()

  const writtenFor = addContacts(step.writtenFor, answers)
  const handleAsk = (settings: AiSettings) =>
    help.ask(step.id, {
      settings,
      html: body.current?.flush() ?? step.content,
      subject: step.subject,
      contact: recipient.contact,
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

  return (
    <Stack as="section" aria-label={t('AI help')} gap="4">
      <PresetChoice value={settings.preset} onChange={(preset) => help.change({ preset })} />
      <AiOptions settings={settings} onChange={help.change} />
      <Flex align="center" gap="3" wrap="wrap">
        <Refusal reason={whyNotAsk(isPending, recipient)}>
          <Button onClick={() => handleAsk(settings)}>
            <AiIcon aria-hidden />
            {isPending ? t('Generating...') : t('Generate')}
          </Button>
        </Refusal>
        {isPending && (
          <Button variant="outline" onClick={() => help.cancel(step.id)}>
            {t('Cancel generation')}
          </Button>
        )}
        <Text role="status" srOnly>
          {isPending ? t('The AI is writing.') : ''}
        </Text>
      </Flex>
      <Stack gap="1" color="fg.muted" textStyle="sm">
        {recipient.error && !recipient.isPending ? (
          <Flex wrap="wrap" align="center" gap="3">
            <Text role="alert" color="fg.error">
              {t('Whom this is written for is not known: the contacts could not be read.')}
            </Text>
            <RetryButton onRetry={recipient.retry} />
          </Flex>
        ) : (
          <Text>{whomFor(recipient)}</Text>
        )}
        <Text>{t('The facts about your offer are samples. Check what the text claims.')}</Text>
        {isRewrite(settings.preset) && step.content === '' && (
          <Text color="fg.warning">
            {t('This preset improves existing text, and the step has none yet.')}
          </Text>
        )}
      </Stack>
      {error && <AiFailure error={error} onRetry={() => handleAsk(settings)} />}
      {answers.length > 0 && (
        <AiResult
          answers={answers}
          isPending={isPending}
          subjects={subjectsOf(step)}
          onInsert={(html) => insert((body) => body.insertAtCursor(html))}
          onReplace={(html) => insert((body) => body.replaceBody(html))}
          onRegenerate={handleAsk}
          onSubject={(subject) => {
            onChange({ subject, writtenFor })
            showInserted('subject')
          }}
          onSubjectBack={(subject) => onChange({ subject })}
          onVariant={(subject) => onChange({ ...toggleVariant(step, subject), writtenFor })}
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

/** Does not repeat what the toast said. */
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

/** Replaces the toast, which would announce the same words a second time. */
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
