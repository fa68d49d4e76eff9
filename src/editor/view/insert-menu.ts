import { Node, Range, Text } from 'slate'
import type { Suggestion } from '@/entities/campaign/tokens/use-suggestions'
import { bodyBlocks, type StepEditor } from '../model/document'

/** Entry of the menu opened by a slash on an empty line. */
export type InsertCommand = Suggestion & { run: () => void }

/** Characters typed after a slash at the start of a line, with the caret at the line's end. */
export function readInsertQuery(editor: StepEditor): string | undefined {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  const { path, offset } = selection.anchor
  const [index = 0, place = 0] = path
  const block = bodyBlocks(editor)[index]
  const leaf = Node.getIf(editor, path)
  if (!block || path.length !== 2 || !leaf || !Text.isText(leaf)) return undefined
  const before = leaf.text.slice(0, offset)
  const isFirst = place === 0 || before.includes('\n')
  const isLast = place === block.children.length - 1
  const after = leaf.text.slice(offset)
  const isAtEnd = after === '' ? isLast : after.startsWith('\n')
  return isFirst && isAtEnd ? /^\/((?:[^\s/].{0,30})?)$/.exec(lastLine(before))?.[1] : undefined
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1)

/** Commands that match: every typed word is the prefix of one of their words. */
export function commandsMatching<T extends Suggestion>(commands: readonly T[], query: string): T[] {
  const typed = query.toLocaleLowerCase().split(/\s+/)
  return commands.filter(({ label }) => {
    const words = label.toLocaleLowerCase().split(/\s+/)
    return typed.every((part) => words.some((word) => word.startsWith(part)))
  })
}

/** Whether the body is one empty paragraph. */
export function isEmptyBody(editor: StepEditor): boolean {
  const [block, ...others] = bodyBlocks(editor)
  if (!block || others.length > 0) return false
  if (block.type !== 'paragraph' && block.type !== 'plain') return false
  const [leaf, ...rest] = block.children
  return rest.length === 0 && leaf !== undefined && 'text' in leaf && leaf.text === ''
}
