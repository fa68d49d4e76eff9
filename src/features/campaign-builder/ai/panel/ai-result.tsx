import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, type Ref, useState } from 'react'
import { PanelFooter } from './panel-footer'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { CopyButton } from '@/shared/ui/copy/copy-button'
import { PreviousIcon, RefreshIcon } from '@/shared/ui/icons'
import { type AiSettings, isOfSubjects, presetLabel } from '../ai-settings'
import { AnswerText } from './answer-text'
import { mentionedOf } from '../contact-data'
import { readSubjectLines } from '../subject-lines'
import { SubjectChoice } from './subject-choice'
import type { AiAnswer } from '../ai-answer'

/** Of an answer in the list: more than fits. */
const SHOWN_CHARACTERS = 80

type Props = {
  answers: readonly AiAnswer[]
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
}

export function AiResult(props: Props) {
  const t = useTranslation()
  const { answers, isPending, cancel, headingRef, onBack } = props
  const { onInsert, onReplace, onRegenerate } = props
  const [chosenId, setChosenId] = useState<string>()
  const [newestId, setNewestId] = useState(answers[0]?.id)
  // Show a new answer at once, whichever one was open.
  if (newestId !== answers[0]?.id) {
    setNewestId(answers[0]?.id)
    setChosenId(undefined)
  }
  const answer = answers.find((one) => one.id === chosenId) ?? answers[0]
  if (!answer) return null

  const { id, settings, text } = answer
  const lines = isOfSubjects(settings.preset) ? readSubjectLines(text) : []
  // Where Generate was: a second click must not insert.
  const again = (
    <Button
      disabledReason={isPending ? t('The AI is writing.') : undefined}
      size="sm"
      variant="outline"
      onClick={() => onRegenerate(settings)}
    >
      <RefreshIcon aria-hidden />
      {t('Regenerate')}
    </Button>
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
      </Flex>
      {answers.length > 1 && <AnswerList answers={answers} shownId={id} onShow={setChosenId} />}
      {lines.length > 0 ? (
        <>
          <SubjectChoice
            key={id}
            lines={lines}
            contact={mentionedOf(answer)}
            subject={props.subject}
            onChoose={props.onSubject}
          />
          <PanelFooter>
            {cancel}
            <CopyButton isIconOnly size="sm" label={t('Copy')} text={() => text} />
            {again}
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
            />
          )}
          <AnswerText
            key={id}
            answer={answer}
            {...{ cancel, again }}
            onInsert={onInsert}
            onReplace={onReplace}
          />
        </>
      )}
    </Stack>
  )
}

type ListProps = {
  answers: readonly AiAnswer[]
  shownId: string
  onShow: (id: string) => void
}

function AnswerList({ answers, shownId, onShow }: ListProps) {
  const t = useTranslation()

  return (
    <Stack as="ul" aria-label={t('Answers')} gap="1" listStyleType="none">
      {answers.map(({ id, text, settings }, index) => (
        <li key={id}>
          <Button
            size="xs"
            variant={id === shownId ? 'subtle' : 'ghost'}
            aria-pressed={id === shownId}
            width="full"
            justifyContent="flex-start"
            onClick={() => onShow(id)}
          >
            <Text as="span" truncate>
              {t('Answer {number}: {preset}', {
                number: answers.length - index,
                preset: presetLabel(settings.preset),
              })}
              {' · '}
              {text.slice(0, SHOWN_CHARACTERS)}
            </Text>
          </Button>
        </li>
      ))}
    </Stack>
  )
}
