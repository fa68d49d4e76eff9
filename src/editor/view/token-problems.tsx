import { Alert, Stack } from '@chakra-ui/react'
import { useEffect } from 'react'
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react'
import { useTranslation } from '@/shared/i18n/translate'
import {
  describeTokenProblem,
  lintTokens,
  type TokenProblem,
} from '@/entities/campaign/tokens/token-lint'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import { Button } from '@/shared/ui/button'
import { type Block, bodyBlocks, isHtmlBlock, type StepEditor } from '../model/document'
import { findText, replaceTextWithToken } from '../commands/find-text'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { byObject } from '@/shared/lib/values/by-object'
import { runText, toRun } from '../model/inlines'

const HIGHLIGHT = 'token-problem'
const MAX_SHOWN = 3

export function TokenProblems() {
  const t = useTranslation()
  const editor = useSlateStatic()
  const problems = useSlateSelector(findBodyProblems, areSameProblems)

  useEffect(() => {
    if (!('highlights' in CSS)) return undefined
    const ranges = problems.flatMap((problem) => toDomRange(editor, problem))
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
    return () => void CSS.highlights.delete(HIGHLIGHT)
  }, [editor, problems])

  return (
    <Stack gap="1" px="3" aria-live="polite">
      {problems.slice(0, MAX_SHOWN).map((problem) => (
        <Alert.Root
          key={`${problem.at}-${problem.index}`}
          status="warning"
          size="sm"
          py="1.5"
          flexWrap="wrap"
        >
          <Alert.Indicator />
          <Alert.Title flex="1 1 7rem" minW="0" overflowWrap="anywhere">
            {describeTokenProblem(problem)}
          </Alert.Title>
          {problem.suggestion && (
            <Button
              size="xs"
              variant="outline"
              onClick={() => {
                if (!problem.suggestion) return
                replaceTextWithToken(editor, [problem.at], problem.written, problem.suggestion)
                ReactEditor.focus(editor)
              }}
            >
              {t('Use {token}', { token: tokenText(problem.suggestion) })}
            </Button>
          )}
        </Alert.Root>
      ))}
    </Stack>
  )
}

function toDomRange(editor: StepEditor, { at, written }: BodyProblem): StaticRange[] | Range[] {
  const range = findText(editor, [at], written)
  return range ? [ReactEditor.toDOMRange(editor, range)] : []
}

/** A problem and its block object. Blocks are immutable, so a changed block has new problems. */
type BodyProblem = TokenProblem & { block: Block; at: number }

function findBodyProblems(editor: StepEditor): BodyProblem[] {
  const problems: BodyProblem[] = []
  for (const [at, block] of bodyBlocks(editor).entries()) {
    for (const problem of problemsOf(block)) problems.push({ ...problem, block, at })
  }
  return problems
}

const areSameProblems = (a: BodyProblem[] | null, b: BodyProblem[]) =>
  a?.length === b.length &&
  a.every(({ block, index, at }, position) => {
    const other = b[position]
    return other?.block === block && other.index === index && other.at === at
  })

const problemsOf = byObject((block: Block): readonly TokenProblem[] =>
  lintTokens(isHtmlBlock(block) ? wordsOfBody(block.html) : runText(toRun(block.children))),
)
