import { Editor, Transforms } from 'slate'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { insertBlocks, insertManyBlocks } from '../commands/insert-blocks'
import { switchMode } from '../commands/modes'
import { asOneStep } from '../model/undo-steps'
import { StepDocument } from '../step-document'
import type { Pasted } from './large-paste'
import { readPastedHtml } from './pasted-html'

const table = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'
const kinds = [
  '<h1>Title</h1>',
  '<p>A <b>bold</b> {{first_name}}</p>',
  '<blockquote>q</blockquote>',
]
const nested = '<ul><li>one<ol start="3"><li>two</li><li>three</li></ol></li><li>four</li></ul>'
const many = (count: number, last = '<p>last</p>') =>
  Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).join('') + nested + last

const places: [name: string, body: string, path: number[], offset: number][] = [
  ['in an empty body', '<p><br></p>', [0, 0], 0],
  ['at the start of a paragraph', '<p>ab</p><p>cd</p>', [0, 0], 0],
  ['within a paragraph', '<p>ab</p><p>cd</p>', [0, 0], 1],
  ['at the end of a paragraph', '<p>ab</p><p>cd</p>', [0, 0], 2],
  ['in an item with deeper ones below', '<ul><li>ab<ul><li>cd</li></ul></li></ul>', [0, 0], 1],
  ['in code', '<pre>ab</pre>', [0, 0], 1],
  ['on a kept layout', `<p>ab</p>${table}`, [1, 0], 0],
]
const contents: [name: string, html: string][] = [
  ['with a list at the end', many(50, nested)],
  ['with a table', many(25) + table + many(25)],
]
const cases = places.flatMap(([place, body, path, offset]) =>
  contents.map(([content]) => ({ content, place, body, path, offset })),
)
/** Read once, because blocks are immutable. */
const read = new Map(contents.map(([name, html]) => [name, readPastedHtml(html).blocks]))

function openAt(body: string, path: number[] = [0, 0], offset = 0) {
  const document = new StepDocument(body, { now: () => 0 })
  Transforms.select(document.editor, { path, offset })
  return document
}

it.each(cases)(
  'many blocks are inserted with the same result as few: $content $place',
  (inserted) => {
    const { content, body, path, offset } = inserted
    const blocks = read.get(content) ?? []
    const [few, slow] = [openAt(body, path, offset), openAt(body, path, offset)]
    asOneStep(few.editor, () => insertBlocks(few.editor, blocks))
    runAtOnce(insertManyBlocks(slow.editor, blocks, () => {}))
    expect(slow.toHtml()).toBe(few.toHtml())
    expect(slow.editor.children).toEqual(few.editor.children)
    expect(slow.editor.selection).toEqual(few.editor.selection)
  },
)

it.each(contents)('pasted blocks need no repair: %s', (content) => {
  const { editor } = openAt('<p>ab</p>')
  runAtOnce(insertManyBlocks(editor, read.get(content) ?? [], () => {}))
  const { children } = editor
  Editor.normalize(editor, { force: true })
  expect(editor.children).toBe(children)
})

const pasted = (part: Partial<Pasted>): Pasted => ({
  html: '',
  text: '',
  canFormat: true,
  isOwn: false,
  isExact: false,
  ...part,
})
const waiting = { timeout: 20_000 }
const long = many(120)

describe('a large paste', () => {
  const whenDone = async ({ largePaste }: StepDocument) =>
    vi.waitFor(() => expect(largePaste.state.get()).toBeUndefined(), waiting)

  it('changes nothing until a way is chosen, then is one undo step', async () => {
    const document = openAt('<p>ab</p>', [0, 0], 1)
    const { editor, largePaste } = document
    editor.insertText('x')
    largePaste.ask(pasted({ html: long, text: 'some text' }))
    expect(largePaste.state.get()).toEqual({ size: 9, paragraphs: 125, hasFormatting: true })
    expect(document.toHtml()).toBe('<p>axb</p>')
    largePaste.start('formatted')
    await whenDone(document)
    expect(editor.children.length).toBeGreaterThan(120)
    editor.undo()
    expect(document.toHtml()).toBe('<p>axb</p>')
    editor.redo()
    expect(document.toHtml()).toMatch(/^<p>axTitle<\/p>.*<p>lastb<\/p>$/)
    editor.undo()
    editor.undo()
    expect(document.toHtml()).toBe('<p>ab</p>')
  })

  it('leaves text, selection and history as they were when cancelled', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    // Each slice is one step, however fast the machine is.
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
    const document = openAt('<p>ab</p>', [0, 0], 1)
    const { editor, largePaste } = document
    editor.insertText('x')
    await Promise.resolve()
    editor.undo()
    largePaste.ask(pasted({ html: long.repeat(4) }))
    largePaste.start('formatted')
    while (editor.children.length <= 300) vi.advanceTimersToNextTimer()
    expect(largePaste.isRunning()).toBe(true)
    largePaste.cancel()
    expect(document.toHtml()).toBe('<p>ab</p>')
    expect(editor.selection?.anchor).toEqual({ path: [0, 0], offset: 1 })
    editor.redo()
    expect(document.toHtml()).toBe('<p>axb</p>')
  })

  it('stays before text typed after it, and is completed before another change', () => {
    const document = openAt('<p>ab</p>', [0, 0], 1)
    const { editor, largePaste } = document
    largePaste.ask(pasted({ html: long }))
    editor.insertText('typed')
    largePaste.start('formatted')
    document.append('<p>end</p>')
    expect(document.toHtml()).toMatch(/^<p>aTitle<\/p>.*<p>lasttypedb<\/p><p>end<\/p>$/)
  })

  it('is pasted as plain text, also where only that is allowed', async () => {
    const document = openAt('<p>ab</p>', [0, 0], 1)
    switchMode(document.editor, 'plain')
    Transforms.select(document.editor, { path: [0, 0], offset: 1 })
    document.largePaste.ask(pasted({ html: long, canFormat: false }))
    expect(document.largePaste.state.get()?.hasFormatting).toBe(false)
    document.largePaste.start('plain')
    await whenDone(document)
    expect(document.toHtml()).toMatch(/^<p>aTitle<br><br>A bold {{first_name}}<br>.*lastb<\/p>$/)
  })
})
