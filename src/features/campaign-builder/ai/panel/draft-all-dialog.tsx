import { Box, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import {
  addStep,
  changeStep,
  type EmailStep,
  hasReplies,
  withReplies,
  type WrittenFor,
} from '@/entities/campaign/model/sequence'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { isBlank } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { RefreshIcon } from '@/shared/ui/icons'
import type { AiHelp } from '../ai-help'
import type { AiInput } from '../ai-order'
import { type AiAnswer, NoContentError } from '../ai-answer'
import { AnswerBody } from './answer-text'
import { lineForAll, mentionedOf, textForAll } from '../contact-data'
import type { DraftedMail } from '../sequence-draft'
import type { Rewrite } from '../rewritten-steps'

const COUNTS = [2, 3, 4, 5]
/** In days, if the sequence has no step yet. */
const USUAL_DELAY = 3

const clampCount = (count: number) => Math.min(Math.max(count, 3), 5)

const planFor = (count: number, steps: readonly EmailStep[]): DraftedMail[] =>
  Array.from({ length: count }, (_, index) => ({
    stepId: steps[index]?.id,
    delay: index === 0 ? 0 : (steps[index]?.delay ?? USUAL_DELAY),
  }))

const contentFor = (answer: AiAnswer) => textForAll(answer.html, mentionedOf(answer)).html

const subjectFor = (answer: AiAnswer) => lineForAll(answer.subject ?? '', mentionedOf(answer)).line

const isKept = (mail: DraftedMail): mail is DraftedMail & { answer: AiAnswer } =>
  mail.answer !== undefined && !mail.isDiscarded

/**
 * Replaces the text of existing steps and appends the other mails as new steps. Those without a
 * subject get the proposed one, or reply to the first.
 */
function withMails(
  steps: readonly EmailStep[],
  taken: ReadonlySet<string>,
  mails: readonly DraftedMail[],
): EmailStep[] {
  const kept = mails.filter(isKept)
  const written = kept.reduce<EmailStep[]>(
    (all, { stepId, delay, answer }) => {
      const known = all.find(({ id }) => id === stepId)
      const { first_name, last_name, company } = answer.lead
      const writtenFor: WrittenFor[] = [
        ...(known?.writtenFor ?? []),
        { first_name, last_name, company },
      ]
      const subject = isBlank(known?.subject ?? '') ? subjectFor(answer) : known?.subject
      const part = { content: contentFor(answer), delay, writtenFor, subject }
      return known ? changeStep(all, known.id, part) : addStep(all, taken, part)
    },
    [...steps],
  )
  const untouched = steps.filter(({ id }) => !kept.some(({ stepId }) => stepId === id))
  if (!hasReplies(written)) return written
  return withReplies(written).map((step) => untouched.find(({ id }) => id === step.id) ?? step)
}

type Props = {
  steps: readonly EmailStep[]
  help: AiHelp
  contact: AiInput['contact']
  rewrite: Rewrite
  onInserted: () => void
  onClose: () => void
}

export function DraftAllDialog({ steps, help, contact, rewrite, onInserted, onClose }: Props) {
  const t = useTranslation()
  const { sequence } = help
  const { mails, running, writing, error } = useStore(sequence.store)
  const [count, setCount] = useState(clampCount(steps.length))
  const plan = planFor(count, steps)
  const isPlanned = mails.length > 0
  const missing = sequence.missing()
  const kept = mails.filter(isKept)

  /** Reads the latest mails, because the previous one has just been written. */
  const inputFor = (index: number): AiInput => {
    const now = sequence.store.get().mails
    const stepOf = (mail: DraftedMail | undefined) => steps.find(({ id }) => id === mail?.stepId)
    const step = stepOf(now[index])
    // A discarded mail without a step will not be sent.
    const earlier = now.slice(0, index).findLast((mail) => mail.stepId ?? isKept(mail))
    const before = stepOf(earlier)
    const content = earlier && isKept(earlier) ? contentFor(earlier.answer) : before?.content
    return {
      settings: { ...help.options, preset: index === 0 ? 'first_touch' : 'follow_up' },
      html: step?.content ?? '',
      subject: step?.subject ?? '',
      contact,
      offer: help.offer,
      previous:
        index === 0 ? undefined : { subject: before?.subject ?? '', content: content ?? '' },
    }
  }
  const write = (positions: readonly number[]) => help.askForSequence(positions, inputFor)
  const handleStart = () => {
    sequence.plan(plan)
    write(sequence.missing())
  }
  const handleInsert = () => {
    rewrite((steps, taken) => withMails(steps, taken, mails))
    sequence.reset()
    onInserted()
    onClose()
  }

  const footer = !isPlanned ? (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('Close')}
      </Button>
      <Button onClick={handleStart}>{t('Draft {count} mails', { count })}</Button>
    </>
  ) : running ? (
    <Button variant="outline" onClick={sequence.cancel}>
      {t('Cancel generation')}
    </Button>
  ) : (
    <>
      <Button variant="ghost" onClick={sequence.reset}>
        {t('Start again')}
      </Button>
      {missing.length > 0 && (
        <Button variant="outline" onClick={() => write(missing)}>
          {t('Continue')}
        </Button>
      )}
      <Button
        disabledReason={kept.length === 0 ? t('There is no text to insert.') : undefined}
        onClick={handleInsert}
      >
        {t('{count, plural, one {Insert # mail} other {Insert # mails}}', { count: kept.length })}
      </Button>
    </>
  )

  return (
    <Dialog size="lg" title={t('Draft all steps')} footer={footer} onClose={onClose}>
      <Stack gap="4">
        {!isPlanned && (
          <>
            <Box>
              <SegmentedControl
                label={t('Number of mails')}
                options={COUNTS.map((count) => ({
                  value: String(count),
                  label: t('{count} mails', { count }),
                }))}
                value={String(count)}
                onChange={(count) => setCount(Number(count))}
              />
            </Box>
            <Stack as="ol" gap="2" listStyleType="none" aria-label={t('Mails to draft')}>
              {plan.map(({ stepId, delay }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a position has no other key
                <Flex as="li" key={index} align="center" gap="3" wrap="wrap">
                  <Text fontWeight="medium" flex="1 1 12rem">
                    {stepId
                      ? t('Step {position}: replaces its text', { position: index + 1 })
                      : t('Step {position}: a new step', { position: index + 1 })}
                  </Text>
                  <Text color="fg.muted" textStyle="sm">
                    {index === 0 ? t('Send immediately') : t('Wait for {delay} day(s)', { delay })}
                  </Text>
                </Flex>
              ))}
            </Stack>
            <Text color="fg.muted" textStyle="sm">
              {t('Each mail is told the one before it. Nothing is inserted before you say so.')}{' '}
              {t('A step without a subject gets the proposed one, or replies to the first.')}
            </Text>
          </>
        )}
        {isPlanned && (
          <Text role="status" color="fg.muted" textStyle="sm">
            {running
              ? t('Writing mail {number} of {count}...', {
                  number: writing + 1,
                  count: mails.length,
                })
              : t('{done} of {count} mails are written.', {
                  done: mails.length - missing.length,
                  count: mails.length,
                })}
          </Text>
        )}
        {error && (
          <ErrorPanel
            title={t('The AI did not finish')}
            message={
              error instanceof NoContentError
                ? t('The answer of the AI was empty')
                : t('What is written stays. {reason}', { reason: reasonOf(error) })
            }
          />
        )}
        {mails.map((mail, index) => (
          <Draft
            // oxlint-disable-next-line react/no-array-index-key -- a position has no other key
            key={index}
            position={index + 1}
            mail={mail}
            ownSubject={steps.find(({ id }) => id === mail.stepId)?.subject ?? ''}
            isWriting={running !== undefined && writing === index}
            isBusy={running !== undefined}
            onAgain={() => write([index])}
            onDiscard={(isDiscarded) => sequence.discard(index, isDiscarded)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

type DraftProps = {
  position: number
  mail: DraftedMail
  /** A proposed one does not replace it. */
  ownSubject: string
  isWriting: boolean
  isBusy: boolean
  onAgain: () => void
  onDiscard: (isDiscarded: boolean) => void
}

function Draft({ position, mail, ownSubject, isWriting, isBusy, onAgain, onDiscard }: DraftProps) {
  const t = useTranslation()
  const { answer, isDiscarded = false, delay } = mail
  const title = t('Step {position}', { position })
  return (
    <Stack as="section" aria-label={title} gap="2" borderTopWidth="1px" pt="3">
      <Flex align="center" gap="2" wrap="wrap">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="sm" flex="1">
          {position === 1 ? t('Send immediately') : t('Wait for {delay} day(s)', { delay })}
        </Text>
        {isWriting && <Spinner size="sm" />}
        {answer && (
          <>
            <Button
              disabledReason={isBusy ? t('The AI is writing.') : undefined}
              size="xs"
              variant="outline"
              aria-label={t('Write mail {position} again', { position })}
              onClick={onAgain}
            >
              <RefreshIcon aria-hidden />
              {t('Again')}
            </Button>
            <Button
              size="xs"
              variant={isDiscarded ? 'subtle' : 'outline'}
              aria-pressed={isDiscarded}
              aria-label={t('Discard mail {position}', { position })}
              onClick={() => onDiscard(!isDiscarded)}
            >
              {t('Discard')}
            </Button>
          </>
        )}
      </Flex>
      {answer ? (
        !isDiscarded && (
          <>
            {answer.subject !== undefined && isBlank(ownSubject) && (
              <Text fontWeight="medium">
                {t('Subject: {subject}', { subject: subjectFor(answer) })}
              </Text>
            )}
            <AnswerBody answer={answer} maxHeight="220px" />
          </>
        )
      ) : (
        <Text color="fg.muted" textStyle="sm">
          {isWriting ? t('The AI is writing.') : t('Not written yet.')}
        </Text>
      )}
    </Stack>
  )
}
