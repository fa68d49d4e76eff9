import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { htmlToPlainText } from '@/editor/html/plain-text'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import type { AiAnswer } from './ai-answer'
import { isOfSubjects, presetLabel } from './ai-settings'
import { mentionedOf, textForAll } from './contact-data'
import { diffWords } from './word-diff'

type Props = {
  /** Current HTML of the body. */
  body: string
  /** Newest first. */
  answers: readonly AiAnswer[]
  onInsert: (html: string) => void
  onReplace: (html: string) => void
  onClose: () => void
}

/** Compares the answers with the body: what each adds and removes. */
export function CompareAnswers({ body, answers, onInsert, onReplace, onClose }: Props) {
  const t = useTranslation()
  const before = useMemo(() => htmlToPlainText(body), [body])

  return (
    <Dialog
      isFilling
      size="xl"
      title={t('Compare')}
      description={t('What each answer adds is underlined, what it leaves out is struck through.')}
      onClose={onClose}
    >
      <Box
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
        gap="4"
        overflowY="auto"
        pb="2"
      >
        <Column title={t('In the body now')}>
          <Words>{before.trim() || t('The body is empty.')}</Words>
        </Column>
        {answers.map((answer, index) => (
          <Column
            key={answer.id}
            title={t('Answer {number}: {preset}', {
              number: answers.length - index,
              preset: presetLabel(answer.settings.preset),
            })}
          >
            <Answer
              answer={answer}
              before={before}
              number={answers.length - index}
              onInsert={onInsert}
              onReplace={onReplace}
            />
          </Column>
        ))}
      </Box>
    </Dialog>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={title} gap="3" minW="0">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

type AnswerProps = Pick<Props, 'onInsert' | 'onReplace'> & {
  answer: AiAnswer
  before: string
  number: number
}

function Answer({ answer, before, number, onInsert, onReplace }: AnswerProps) {
  const t = useTranslation()
  const html = useMemo(() => textForAll(answer.html, mentionedOf(answer)).html, [answer])
  const pieces = useMemo(() => diffWords(before, htmlToPlainText(html)), [before, html])
  return (
    <>
      <Words>
        {pieces.map(({ kind, text }, index) => {
          const Piece = kind === 'added' ? Added : kind === 'removed' ? Removed : chakra.span
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the pieces have no other key
            <Piece key={index}>{`${text.replaceAll(/ ?\n ?/g, '\n')} `}</Piece>
          )
        })}
      </Words>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          aria-label={t('Insert answer {number}', { number })}
          onClick={() => onInsert(html)}
        >
          {t('Insert')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('Replace the body with answer {number}', { number })}
          onClick={() => onReplace(html)}
        >
          {t('Replace')}
        </Button>
      </Flex>
      {isOfSubjects(answer.settings.preset) && (
        <Text color="fg.muted" textStyle="sm">
          {t('These are subject lines. The AI help offers them one by one.')}
        </Text>
      )}
    </>
  )
}

const Words = chakra('div', {
  base: {
    flex: '1',
    borderWidth: '1px',
    borderRadius: 'l2',
    p: '3',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
const Added = chakra('ins', { base: { bg: 'bg.success', color: 'fg.success' } })
const Removed = chakra('del', { base: { bg: 'bg.error', color: 'fg.error' } })
