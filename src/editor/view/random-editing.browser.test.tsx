import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fc } from '@/test/fast-check'
import { mountBody, writeIn } from '@/test/mount-body'
import { savedBodyText, shownOffset, shownText } from '@/test/shown-text'
import { dot } from '@/test/typed-pieces'

afterEach(cleanup)

/** Number of seeds: `RANDOM_EDITING=20` runs 20 seeds of 500 steps. */
const byHand = Number(import.meta.env['RANDOM_EDITING'] ?? 0)
const STEPS = byHand ? 500 : 50
const firstSeed = Number(import.meta.env['FC_SEED'] ?? 1)
const seeds = Array.from({ length: byHand || 1 }, (_, index) => firstSeed + index)
const STEPS_PER_CHECK = 50

type Body = ReturnType<typeof mountBody>

const picture = `<img src="${dot}" alt="" width="40" height="20">`
const beside = `{{first_name}}{{company}}${picture}${picture}{{title}}`
const code = '<pre>code {{title}}</pre>'
const table = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'

/** Keys to press, and their allowed effects on the text. */
type Command =
  | { kind: 'type'; text: string }
  /** The text is unchanged. */
  | { kind: 'move'; keys: string }
  | { kind: 'edit'; keys: string }
  | { kind: 'insert'; html: string }
  | { kind: 'click'; selector: string; index: number }

const texts = ['Hi', ' ', 'and so on', ',', 'é', '{{', '}}', '{{first_name}}', '{{title}}']
const inner = [
  '{Home}',
  '{End}',
  '{ArrowUp}',
  '{ArrowDown}',
  '{ArrowLeft}',
  '{ArrowRight}',
  '{PageDown}',
  '{Control>}{Home}{/Control}',
  '{Control>}{End}{/Control}',
  '{Control>}{ArrowLeft}{/Control}',
  '{Control>}{ArrowRight}{/Control}',
]
/** Keys that select, or format without changing the text. */
const selecting = [
  '{Shift>}{Home}{/Shift}',
  '{Shift>}{End}{/Shift}',
  '{Shift>}{ArrowLeft}{/Shift}',
  '{Shift>}{ArrowRight}{/Shift}',
  '{Shift>}{ArrowDown}{/Shift}',
  '{Control>}b{/Control}',
]
const COPY = '{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}'
const edits = [
  '{Enter}',
  '{Shift>}{Enter}{/Shift}',
  '{Backspace}',
  '{Delete}',
  '{Control>}z{/Control}',
  '{Control>}y{/Control}',
  // The clipboard is shared with tests that run at the same time.
  ...(byHand ? [COPY] : []),
]
const move = (keys: string): Command => ({ kind: 'move', keys })

const commands = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(...texts).map((text): Command => ({ kind: 'type', text })),
  },
  { weight: 10, arbitrary: fc.constantFrom(...inner).map(move) },
  { weight: 4, arbitrary: fc.constantFrom(...selecting).map(move) },
  { weight: 1, arbitrary: fc.constant(move('{Control>}a{/Control}')) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(...edits).map((keys): Command => ({ kind: 'edit', keys })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        `<p>${beside}</p>`,
        `<p>${picture}</p>`,
        `<p>one</p><ul><li>${beside}</li></ul><h1>Title</h1>`,
      )
      .map((html): Command => ({ kind: 'insert', html })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('[data-token] > [contenteditable=false]', '[data-picture] img'),
        fc.nat(50),
      )
      .map(([selector, index]): Command => ({ kind: 'click', selector, index })),
  },
)

/** Escapes braces, which are special characters of `userEvent.keyboard`. */
const asKeys = (text: string) => text.replaceAll('{', '{{')

/** The part of the shown text that typing replaces; undefined if the caret is not in a text. */
function selectedPart(body: Body) {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (!range) return undefined
  const surface = body.body()
  const from = shownOffset(surface, range.startContainer, range.startOffset)
  const to = shownOffset(surface, range.endContainer, range.endOffset)
  return from === undefined || to === undefined ? undefined : { from, to }
}

const withoutBreaks = (text: string) => text.replaceAll('\n', '')

/** @returns the text that should be shown; undefined if any text is allowed */
async function perform(body: Body, command: Command): Promise<string | undefined> {
  if (document.querySelector('[role=listbox]')) await body.keys('{Escape}')
  const before = shownText(body.body())
  const part = selectedPart(body)
  // A selection that ends at the start of a block excludes that block.
  const isHanging = part && part.from < part.to && before[part.to - 1] === '\n'
  const written = (text: string, to = part?.to ?? 0) =>
    part && before.slice(0, part.from) + text + before.slice(to)
  switch (command.kind) {
    case 'type':
      await body.keys(asKeys(command.text))
      if (isHanging && shownText(body.body()) === written(command.text, part.to - 1))
        return undefined
      return written(command.text)
    case 'move':
      await body.keys(command.keys)
      return before
    case 'edit': {
      // Without a selection, the clipboard would keep the text of another test.
      if (command.keys === COPY && getSelection()?.isCollapsed !== false) return before
      await body.keys(command.keys)
      // Enter may also leave a list.
      const rest = command.keys.includes('{Enter}') ? written('') : undefined
      const after = shownText(body.body())
      return rest !== undefined && withoutBreaks(rest) === withoutBreaks(after) ? after : rest
    }
    case 'insert':
      body.handle().insertAtCursor(command.html)
      return undefined
    default: {
      const found = body.body().querySelectorAll(command.selector)
      const target = found[command.index % found.length]
      if (target) await userEvent.click(target)
      return before
    }
  }
}

const press = (body: Body, key: string, count: number) =>
  body.keys(`{Control>}${key.repeat(count)}{/Control}`)

/**
 * Checks that the saved text matches the shown text, that undo returns to `start`, and redo to the
 * current state.
 */
async function check(body: Body, steps: number, start: string) {
  const saved = body.html()
  const shown = shownText(body.body())
  expect(savedBodyText(saved)).toBe(shown)
  await press(body, 'z', steps)
  expect(body.html()).toBe(start)
  await press(body, 'y', steps)
  expect(body.html()).toBe(saved)
  expect(shownText(body.body())).toBe(shown)
}

it.each(seeds)(
  'random edits are saved as shown (seed %i)',
  async (seed) => {
    const body = mountBody(`<p>one 😀 ${beside} two</p>${code}${table}<p>three</p>`)
    await writeIn(body)
    const { editor } = body.session.open('step', body.html())
    let start = ''
    for (const [index, command] of fc.sample(commands, { seed, numRuns: STEPS }).entries()) {
      const before = body.html()
      if (index % STEPS_PER_CHECK === 0) {
        editor.history = { undos: [], redos: [] }
        start = before
      }
      body.clock.now += 400
      try {
        const expected = await perform(body, command)
        const shown = shownText(body.body())
        expect(shown).toBe(expected ?? shown)
        if (index % STEPS_PER_CHECK === STEPS_PER_CHECK - 1) {
          await check(body, editor.history.undos.length, start)
        }
      } catch (error) {
        throw new Error(`Step ${index}, ${JSON.stringify(command)}, in ${before}`, { cause: error })
      }
    }
  },
  600_000,
)
