import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { CopyButton } from '@/shared/ui/copy-button'
import { IconAction } from '@/shared/ui/icon-action'
import { NextIcon, PreviousIcon, RefreshIcon } from '@/shared/ui/icons'
import { Refusal } from '@/shared/ui/refusal'
import { type AiSettings, presetLabel } from './ai-settings'
import { AnswerText } from './answer-text'
import { mentionedOf } from './contact-data'
import { readSubjectLines } from './subject-lines'
import { SubjectChoice } from './subject-choice'
import type { AiAnswer } from './ai-answers'

type Props = {
  /** The answers for this step, newest first; at least one. */
  answers: readonly AiAnswer[]
  isPending: boolean
  subjects: readonly string[]
  onInsert: (html: string) => void
  onReplace: (html: string) => void
  onRegenerate: (settings: AiSettings) => void
  onSubject: (subject: string) => void
  onSubjectBack: (subject: string) => void
  onVariant: (subject: string) => void
}

export function AiResult(props: Props) {
  const t = useTranslation()
  const { answers, isPending, onInsert, onReplace, onRegenerate } = props
  const [chosenId, setChosenId] = useState<string>()
  const [newestId, setNewestId] = useState(answers[0]?.id)
  // A new answer is shown at once, whichever one was open.
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
  const lines = settings.preset === 'subject_lines' ? readSubjectLines(text) : []
  const more = (text: () => string) => (
    <>
      <Refusal reason={isPending ? t('The AI is writing.') : undefined}>
        <Button size="sm" variant="outline" onClick={() => onRegenerate(settings)}>
          <RefreshIcon aria-hidden />
          {t('Regenerate')}
        </Button>
      </Refusal>
      <CopyButton size="sm" label={t('Copy')} text={text} />
    </>
  )

  return (
    <Stack as="section" aria-label={t('Generated content')} gap="3" borderTopWidth="1px" pt="4">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2">
        <Heading as="h3" size="sm">
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
            subjects={props.subjects}
            onChoose={props.onSubject}
            onPutBack={props.onSubjectBack}
            onKeep={props.onVariant}
          />
          <Flex wrap="wrap" gap="2">
            {more(() => text)}
          </Flex>
        </>
      ) : (
        <AnswerText
          key={id}
          answer={answer}
          more={more}
          onInsert={onInsert}
          onReplace={onReplace}
        />
      )}
    </Stack>
  )
}

type PagerProps = {
  /** Position in the list; 0 is the newest. */
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
        refusal={index === count - 1 ? t('This is the first answer.') : undefined}
        onClick={() => onShow(index + 1)}
      />
      <Text>{t('Answer {number} of {count}', { number: count - index, count })}</Text>
      <IconAction
        label={t('Later answer')}
        Icon={NextIcon}
        refusal={index === 0 ? t('This is the latest answer.') : undefined}
        onClick={() => onShow(index - 1)}
      />
    </Flex>
  )
}
