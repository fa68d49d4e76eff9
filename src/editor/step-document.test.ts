import { Editor, Transforms } from 'slate'
import { expect, it } from 'vitest'
import { StepDocument } from './step-document'

const source = '<div dir="ltr">Hi <font face="georgia">there</font><ul><li>one</li></ul></div>'

async function write(document: StepDocument, words: readonly string[]) {
  for (const word of words) {
    Transforms.select(document.editor, Editor.end(document.editor, []))
    document.editor.insertText(word)
    // Changes in the same microtask count as one command.
    await Promise.resolve()
  }
}

/** A clock that makes every edit a separate undo step. */
function slowClock() {
  let now = 0
  return () => (now += 5_000)
}

function reopened(document: StepDocument, html = document.handOut()) {
  const kept = structuredClone(document.toKept())
  return new StepDocument(html, { now: slowClock() }, kept)
}

it('a persisted document keeps its undo history, back to the original source', async () => {
  const before = new StepDocument(source, { now: slowClock() })
  await write(before, [' two', ' three', ' four'])
  before.editor.undo()
  const after = reopened(before)
  expect(after.toHtml()).toBe(before.toHtml())
  after.editor.undo()
  expect(after.toHtml()).toContain('one two</li>')
  after.editor.undo()
  expect(after.toHtml()).toBe(source)
  for (let step = 0; step < 3; step++) after.editor.redo()
  expect(after.toHtml()).toContain('one two three four</li>')
  await write(after, [' five'])
  after.editor.undo()
  expect(after.toHtml()).toContain('one two three four</li>')
})

it('the history of a different text is not used', async () => {
  const before = new StepDocument(source)
  await write(before, [' two'])
  before.handOut()
  const after = reopened(before, '<p>Replaced</p>')
  after.editor.undo()
  expect(after.toHtml()).toBe('<p>Replaced</p>')
})

it('at most 100 steps and two million characters are kept', async () => {
  const document = new StepDocument(source, { now: slowClock() })
  await write(document, Array<string>(120).fill('x'))
  document.handOut()
  expect(document.toKept()?.history.undos).toHaveLength(100)
  await write(document, ['x'.repeat(2_000_000)])
  document.handOut()
  expect(document.toKept()).toBeUndefined()
})
