import { wordsOfBody } from '../../tokens/body-tokens'
import { lintTokens, type TokenProblem } from '../../tokens/token-lint'
import { type Block, bodyBlocks, isHtmlBlock, type StepEditor } from '../model/document'
import { runText, toRun } from '../model/inline-run'

/**
 * A problem and the block object that has it; a changed block is a new object with new problems.
 */
export type BodyProblem = TokenProblem & { block: Block; at: number }

const found = new WeakMap<Block, readonly TokenProblem[]>()

export function findBodyProblems(editor: StepEditor): BodyProblem[] {
  const problems: BodyProblem[] = []
  for (const [at, block] of bodyBlocks(editor).entries()) {
    for (const problem of problemsOf(block)) problems.push({ ...problem, block, at })
  }
  return problems
}

export const areSameProblems = (a: BodyProblem[] | null, b: BodyProblem[]) =>
  a?.length === b.length &&
  a.every(({ block, index, at }, position) => {
    const other = b[position]
    return other?.block === block && other.index === index && other.at === at
  })

function problemsOf(block: Block): readonly TokenProblem[] {
  const known = found.get(block)
  if (known) return known
  const text = isHtmlBlock(block) ? wordsOfBody(block.html) : runText(toRun(block.children))
  const problems = lintTokens(text)
  found.set(block, problems)
  return problems
}
