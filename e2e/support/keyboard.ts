import type { Locator, Page } from '@playwright/test'
import { expect } from './app-test'

type Role = Parameters<Page['getByRole']>[0]

const MAX_STOPS = 150

/**
 * The focused element, and whether its focus is visible; undefined if nothing is focused. It is
 * visible if an outline or shadow differs from that of an unfocused copy.
 */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const box = element.getBoundingClientRect()

    const markOf = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one)
      const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px'
      const outline = hasOutline ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : 'none'
      return { outline, boxShadow }
    }
    const twinOf = (one: Element) => {
      const twin = document.createElement(one.localName)
      for (const { name, value } of one.attributes) {
        if (!/^(id|src|srcdoc|data-focus.*)$/.test(name)) twin.setAttribute(name, value)
      }
      return twin
    }
    // A field may show the focus on the box around it, and a box that scrolls a mail on the mail.
    const frame = element.querySelector(':scope > iframe')
    const around = [element.parentElement ?? element, element, ...(frame ? [frame] : [])]
    const twins = around.map(twinOf)
    for (const [index, twin] of twins.entries()) twins[index - 1]?.append(twin)
    around[0]?.after(...twins.slice(0, 1))
    const old = twins.map(markOf)
    twins[0]?.remove()
    const hasNew = (mark: string, before: string | undefined) => mark !== 'none' && mark !== before
    const isMarked = around
      .map(markOf)
      .some(
        ({ outline, boxShadow }, index) =>
          hasNew(outline, old[index]?.outline) || hasNew(boxShadow, old[index]?.boxShadow),
      )
    return {
      html: element.outerHTML.slice(0, 160),
      isMarked,
      isInSight: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    }
  })

/** Fails unless the focused element is in the viewport and has a visible focus indicator. */
export async function expectVisibleFocus(page: Page, what = 'the focused element'): Promise<void> {
  const focus = expect.poll(() => readFocus(page), { message: what, intervals: [20, 50, 100] })
  await focus.toMatchObject({ isMarked: true, isInSight: true })
}

/** Presses Tab, or another key, until the element is focused. Every stop must show its focus. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  { key = 'Tab' }: { key?: 'Tab' | 'Shift+Tab' | 'ArrowRight' } = {},
): Promise<Locator> {
  const target = page.locator(':focus').and(page.getByRole(role, { name, exact: true }))
  const stops: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    // After the last stop, the page itself is focused for one key press.
    if (focus && !(focus.isMarked && focus.isInSight)) await expectVisibleFocus(page, focus.html)
    if ((await target.count()) > 0) return target
    stops.push(focus?.html ?? 'the page')
  }
  throw new Error(`${key} does not reach ${role} “${name}”. It reached:\n${stops.join('\n')}`)
}

export async function pressOn(page: Page, role: Role, name: string | RegExp, key = 'Enter') {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

/** Tabs to a select, opens it and chooses an option by its first characters. */
export async function choose(page: Page, select: string, firstCharacters: string) {
  await pressOn(page, 'combobox', select)
  await page.getByRole('option').first().waitFor()

  await page.locator('[role=listbox]:focus').waitFor()
  await page.keyboard.type(firstCharacters)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: select })).toBeFocused()
}

export async function expectFocus(locator: Locator): Promise<void> {
  await expect(locator).toBeFocused()
  await expectVisibleFocus(locator.page())
}
