import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, type Ref, useState } from 'react'
import { PanelFooter } from './panel-footer'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { CopyButton } from '@/shared/ui/copy-button'
import { IconAction } from '@/shared/ui/icon-action'
import { NextIcon, PreviousIcon, RefreshIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { type AiSettings, isOfSubjects, presetLabel } from './ai-settings'
import { AnswerText } from './answer-text'
import { mentionedOf } from './contact-data'
import { readSubjectLines } from './subject-lines'
import { SubjectChoice } from './subject-choice'
import type { AiAnswer } from './ai-answer'

const CompareAnswers = lazyPart(async () => (await import('./later')).CompareAnswers)

type Props = {
  /** Answers for this step, newest first; not empty. */
  answers: readonly AiAnswer[]
  /** HTML of the body to compare the answers with. */
  body: string
  isPending: boolean
  /** Button that cancels the request in flight. */
  cancel: ReactNode
  headingRef: Ref<HTMLHeadingElement>
  onBack: () => void
  subject: string
  onInsert: (html: string) => void
  onReplace: (html: string) => void
  onRegenerate: (settings: AiSettings) => void
  onSubject: (subject: string) => void
  onSubjectBack: (subject: string) => void
}

export function AiResult(props: Props) {
  const t = useTranslation()
  const { answers, body, isPending, cancel, headingRef, onBack } = props
  const { onInsert, onReplace, onRegenerate } = props
  const [isComparing, setIsComparing] = useState(false)
  const [chosenId, setChosenId] = useState<string>()
  const [newestId, setNewestId] = useState(answers[0]?.id)
  // Show a new answer at once, whichever one was open.
  if (newestId !== answers[0]?.id) {
    setNewestId(answers[0]?.id)
    setChosenId(undefined)
  }
  const index = Math.max(
    0,
    answers.findIndex(({ id }) => id === chosenId),
  )
  const answer = answers[index]
  if (!answer) return null

  const { id, settings, text } = answer
  const lines = isOfSubjects(settings.preset) ? readSubjectLines(text) : []
  const more = (text: () => string) => (
    <>
      <CopyButton size="sm" label={t('Copy')} text={text} />
      <Button
        size="sm"
        variant="outline"
        {...CompareAnswers.onIntent}
        onClick={() => setIsComparing(true)}
      >
        {t('Compare')}
      </Button>
      {/* Where Generate was: a second click must not insert. */}
      <Button
        disabledReason={isPending ? t('The AI is writing.') : undefined}
        size="sm"
        variant="outline"
        onClick={() => onRegenerate(settings)}
      >
        <RefreshIcon aria-hidden />
        {t('Regenerate')}
      </Button>
    </>
  )

  return (
    <Stack as="section" aria-label={t('Generated content')} gap="3" flex="1">
      <Flex align="center" wrap="wrap" gap="2">
        <Button size="xs" variant="ghost" isFlush onClick={onBack}>
          <PreviousIcon aria-hidden />
          {t('Back')}
        </Button>
        <Heading as="h3" size="sm" ref={headingRef} tabIndex={-1} outline="none" flex="1">
          {presetLabel(settings.preset)}
        </Heading>
        {answers.length > 1 && (
          <AnswerPager
            index={index}
            count={answers.length}
            onShow={(at) => setChosenId(answers[at]?.id)}
          />
        )}
      </Flex>
      {lines.length > 0 ? (
        <>
          <SubjectChoice
            key={id}
            lines={lines}
            contact={mentionedOf(answer)}
            subject={props.subject}
            onChoose={props.onSubject}
            onPutBack={props.onSubjectBack}
          />
          <PanelFooter>
            {cancel}
            {more(() => text)}
          </PanelFooter>
        </>
      ) : (
        <>
          {answer.subject !== undefined && (
            <SubjectChoice
              key={id}
              lines={[{ subject: answer.subject, preheader: '' }]}
              contact={mentionedOf(answer)}
              subject={props.subject}
              onChoose={props.onSubject}
              onPutBack={props.onSubjectBack}
            />
          )}
          <AnswerText
            key={id}
            answer={answer}
            more={more}
            cancel={cancel}
            onInsert={onInsert}
            onReplace={onReplace}
          />
        </>
      )}
      {isComparing && (
        <CompareAnswers
          body={body}
          answers={answers}
          onInsert={(html) => {
            setIsComparing(false)
            onInsert(html)
          }}
          onReplace={(html) => {
            setIsComparing(false)
            onReplace(html)
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Stack>
  )
}

type PagerProps = {
  /** Index in the list; 0 is the newest. */
  index: number
  count: number
  onShow: (index: number) => void
}

function AnswerPager({ index, count, onShow }: PagerProps) {
  const t = useTranslation()

  return (
    <Flex align="center" gap="1" textStyle="sm" color="fg.muted">
      <IconAction
        label={t('Earlier answer')}
        Icon={PreviousIcon}
        disabledReason={index === count - 1 ? t('This is the first answer.') : undefined}
        onClick={() => onShow(index + 1)}
      />
      <Text>{t('Answer {number} of {count}', { number: count - index, count })}</Text>
      <IconAction
        label={t('Later answer')}
        Icon={NextIcon}
        disabledReason={index === 0 ? t('This is the latest answer.') : undefined}
        onClick={() => onShow(index - 1)}
      />
    </Flex>
  )
}
