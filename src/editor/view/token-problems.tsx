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
import { findText, replaceMeantTokens } from '../commands/find-text'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { byObject } from '@/shared/lib/values/by-object'
import { readAddresses } from '../html/source-texts'
import { OBJECT, runText, toRun, writeToken } from '../model/inlines'

const HIGHLIGHT = 'token-problem'
const MAX_SHOWN = 3

export function TokenProblems() {
  const t = useTranslation()
  const editor = useSlateStatic()
  const problems = useSlateSelector(findBodyProblems, areSameProblems)

  const shown = problems.filter(
    ({ written }, index) => problems.findIndex((one) => one.written === written) === index,
  )
  const meant = shown.filter(({ suggestion }) => suggestion)
  const replace = (written?: string) => {
    replaceMeantTokens(editor, written)
    ReactEditor.focus(editor)
  }

  useEffect(() => {
    if (!('highlights' in CSS)) return undefined
    const ranges = problems.flatMap((problem) => toDomRange(editor, problem))
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
    return () => void CSS.highlights.delete(HIGHLIGHT)
  }, [editor, problems])

  return (
    <Stack gap="1" px="3" pb="2" aria-live="polite" _empty={{ pb: 0 }}>
      {shown.slice(0, MAX_SHOWN).map((problem) => (
        <Alert.Root
          key={`${problem.at}-${problem.index}`}
          status="warning"
          size="sm"
          py="1.5"
          alignItems="center"
          flexWrap="wrap"
        >
          <Alert.Indicator />
          <Alert.Title flex="1 1 7rem" minW="0" overflowWrap="anywhere">
            {describeTokenProblem(problem)}
          </Alert.Title>
          {problem.suggestion && (
            <Button size="xs" variant="outline" onClick={() => replace(problem.written)}>
              {t('Use {token}', { token: tokenText(problem.suggestion) })}
            </Button>
          )}
        </Alert.Root>
      ))}
      {meant.length > 1 && (
        <Button size="xs" variant="outline" alignSelf="flex-start" onClick={() => replace()}>
          {t('Use all {count} tokens that are meant', { count: meant.length })}
        </Button>
      )}
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

const problemsOf = byObject((block: Block): readonly TokenProblem[] => lintTokens(textsOf(block)))

/** The text of a block, and below it the addresses of its links. */
function textsOf(block: Block): string {
  if (isHtmlBlock(block)) return `${wordsOfBody(block.html)}\n${readAddresses(block.html)}`
  const run = toRun(block.children)
  // Other chips are right. Writing out hundreds of them would slow down typing.
  const text = runText(run, runText(run).includes(`{${OBJECT}}`) ? writeToken : undefined)
  return [text, ...new Set(run.map(({ link }) => link?.url ?? ''))].join('\n')
}
