import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { takeClipboardInTurns } from '@/test/clipboard-turn'
import { mountBody, writeIn } from '@/test/mount-body'
import { dot } from '@/test/typed-pieces'

afterEach(cleanup)
takeClipboardInTurns()

type Body = ReturnType<typeof mountBody>

const chip = '{{first_name}}'
const picture = `<img src="${dot}" alt="" width="60">`
function inBody(body: Body, selector: string): Element {
  const found = body.body().querySelector(selector)
  if (!found) throw new Error(`${selector} is not in the body`)
  return found
}

const isInVoid = (body: Body) => () => body.body().querySelector('[data-selected]') !== null

const around = (line: string) => `<p>a</p>${line}<p>b</p>`

/**
 * Results of typing a key and then an x in the line "one ◆ two" between two others; ◆ is selected.
 */
const keys: [keys: string, after: string][] = [
  ['{Home}', around('<p>xone ◆ two</p>')],
  ['{End}', around('<p>one ◆ twox</p>')],
  ['{ArrowUp}', '<p>ax</p><p>one ◆ two</p><p>b</p>'],
  ['{ArrowDown}', '<p>a</p><p>one ◆ two</p><p>bx</p>'],
  ['{Control>}{Home}{/Control}', '<p>xa</p><p>one ◆ two</p><p>b</p>'],
  ['{Control>}{End}{/Control}', '<p>a</p><p>one ◆ two</p><p>bx</p>'],
  ['{Enter}', around('<p>one ◆</p><p>x two</p>')],
  ['{Shift>}{Enter}{/Shift}', around('<p>one ◆<br>x two</p>')],
  ['{Shift>}{Home}{/Shift}', around('<p>x two</p>')],
  ['{Shift>}{End}{/Shift}', around('<p>one x</p>')],
  ['{Shift>}{ArrowLeft}{/Shift}', around('<p>one x two</p>')],
  ['{Shift>}{ArrowRight}{/Shift}', around('<p>one x two</p>')],
  ['{Shift>}{ArrowUp}{/Shift}', '<p>ax two</p><p>b</p>'],
  ['{Shift>}{ArrowDown}{/Shift}', '<p>a</p><p>one x</p>'],
  ['{Control>}{ArrowLeft}{/Control}', around('<p>one x◆ two</p>')],
  ['{Control>}{ArrowRight}{/Control}', around('<p>one ◆x two</p>')],
  ['{Control>}a{/Control}', '<p>x</p>'],
  ['{Control>}a{/Control}{Delete}', '<p>x</p>'],
  [
    '{Control>}a{/Control}{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}',
    `<p>a</p><p>one ◆ two</p><p>ba</p><p>one ◆ two</p><p>bx</p>`,
  ],
  ['{Backspace}', around('<p>one x two</p>')],
  ['{Delete}', around('<p>one x two</p>')],
  ['{Control>}{Backspace}{/Control}', around('<p>one x two</p>')],
]

const plain = (body: Body) => () =>
  body.html().replaceAll('&nbsp;', ' ').replaceAll(' style="max-width:100%"', '')

describe('with a chip or a picture selected, keys act from its edge', () => {
  it('of a chip that was clicked', async () => {
    const body = mountBody()
    for (const [pressed, after] of keys) {
      body.handle().replaceBody(around(`<p>one ${chip} two</p>`))
      await writeIn(body)
      await userEvent.click(inBody(body, '[data-token] [contenteditable=false]'))
      await expect.poll(isInVoid(body)).toBe(true)
      await body.keys(`${pressed}x`)
      await expect.poll(plain(body), { message: pressed }).toBe(after.replaceAll('◆', chip))
    }
  })

  it('of a picture reached by arrow keys', async () => {
    const body = mountBody()
    for (const [pressed, after] of keys) {
      body.handle().replaceBody(around(`<p>one ${picture} two</p>`))
      await writeIn(body, '{ArrowUp}{Home}{ArrowRight>5/}')
      await expect.poll(isInVoid(body)).toBe(true)
      await body.keys(`${pressed}x`)
      await expect.poll(plain(body), { message: pressed }).toBe(after.replaceAll('◆', picture))
    }
  })
})

function placeOf(body: Body, text: string, offset = 0) {
  const surface = body.body().getBoundingClientRect()
  const walker = document.createTreeWalker(body.body(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const at = walker.currentNode.nodeValue?.indexOf(text) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(walker.currentNode, at + offset)
    if (text.startsWith('{{')) range.selectNodeContents(walker.currentNode)
    const { left, width, top, height } = range.getBoundingClientRect()
    return { x: left + width / 2 - surface.left, y: top + height / 2 - surface.top }
  }
  throw new Error(`${text} is not in the body`)
}

const drag = (body: Body, from: [string, number?], to: [string, number?]) =>
  userEvent.dragAndDrop(body.body(), body.body(), {
    sourcePosition: placeOf(body, ...from),
    targetPosition: placeOf(body, ...to),
  })

const first = '{{first_name}}'
const company = '{{company}}'
const two = `<p>one two ${first} three</p><p>four ${company} five</p>`

type Way = {
  name: string
  select: (body: Body) => Promise<void>
  selected: string
  bold?: string
}

// Playwright makes single clicks of these over BiDi.
const needsChromium = new Set(['a double click on a word', 'a triple click'])
const isFirefox = navigator.userAgent.includes('Firefox/')

const allWays: Way[] = [
  {
    name: 'dragging forwards into a chip',
    select: (body) => drag(body, ['two'], [first]),
    selected: `<p>one [two ${first}] three</p><p>four ${company} five</p>`,
  },
  {
    name: 'dragging backwards into a chip',
    select: (body) => drag(body, ['three', 5], [first]),
    selected: `<p>one two [${first} three]</p><p>four ${company} five</p>`,
  },
  {
    name: 'dragging from one chip into another',
    select: (body) => drag(body, [first], [company]),
    selected: `<p>one two [${first} three</p><p>four ${company}] five</p>`,
    bold: `<p>one two <strong>${first} three</strong></p><p><strong>four ${company}</strong> five</p>`,
  },
  {
    name: 'a double click on a word',
    select: (body) => userEvent.dblClick(body.body(), { position: placeOf(body, 'three', 2) }),
    selected: `<p>one two ${first} [three]</p><p>four ${company} five</p>`,
  },
  {
    name: 'a triple click',
    select: (body) => userEvent.tripleClick(body.body(), { position: placeOf(body, 'three', 2) }),
    selected: `<p>[one two ${first} three]</p><p>four ${company} five</p>`,
  },
  {
    name: 'Shift and a click on a chip',
    select: async (body) => {
      await userEvent.click(body.body(), { position: placeOf(body, 'two') })
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(body.body(), { position: placeOf(body, first) })
      await userEvent.keyboard('{/Shift}')
    },
    selected: `<p>one [two ${first}] three</p><p>four ${company} five</p>`,
  },
  {
    name: 'Shift and arrows over a chip',
    select: async (body) => {
      await userEvent.click(body.body(), { position: placeOf(body, 'two', 3) })
      await body.keys('{Shift>}{ArrowRight>3/}{/Shift}')
    },
    selected: `<p>one two[ ${first} ]three</p><p>four ${company} five</p>`,
  },
]

const ways = allWays.filter(({ name }) => !isFirefox || !needsChromium.has(name))

describe('a selection from or to a chip', () => {
  it.each(ways)('by $name is typed over, deleted, formatted, cut and copied', async (way) => {
    const body = mountBody()
    const [before = '', inside = '', after = ''] = way.selected.split(/[[\]]/)
    const erased = before === '<p>' ? way.selected.replace(/\[.*\]/, '<br>') : before + after
    const actions: [keys: string, saved: string][] = [
      ['x', `${before}x${after}`],
      ['{Delete}', erased],
      ['{Backspace}', erased],
      ['{Control>}b{/Control}', way.bold ?? `${before}<strong>${inside}</strong>${after}`],
      ['{Control>}x{/Control}', erased],
      [
        '{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}',
        `${before}${inside}${inside}${after}`,
      ],
    ]
    for (const [pressed, saved] of actions) {
      body.handle().replaceBody(two)
      await writeIn(body)
      await way.select(body)
      await expect.poll(() => getSelection()?.isCollapsed).toBe(false)
      await body.keys(pressed)
      await expect.poll(plain(body), { message: pressed }).toBe(saved)
    }
  })
})
