import type { Locator, Page } from '@playwright/test'
import { expect } from './app-test'

type Role = Parameters<Page['getByRole']>[0]

const MAX_STOPS = 150

/** The focused element, and whether its focus can be seen; undefined if that is the page itself. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const box = element.getBoundingClientRect()
    const hasIndicator = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    // A field may show the focus on the box around it, and a box that scrolls a mail on the mail.
    const around = [element, element.parentElement, element.querySelector(':scope > iframe')]
    return {
      html: element.outerHTML.slice(0, 160),
      isMarked: around.some((one) => one !== null && hasIndicator(one)),
      isInSight: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    }
  })

/** Fails unless the focused element is in the viewport and has a visible focus indicator. */
export async function expectVisibleFocus(page: Page, what = 'the focused element'): Promise<void> {
  const focus = expect.poll(() => readFocus(page), { message: what, intervals: [20, 50, 100] })
  await focus.toMatchObject({ isMarked: true, isInSight: true })
}

/** Presses Tab, or another key, until the element has the focus; every stop must show its focus. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  { key = 'Tab' }: { key?: 'Tab' | 'Shift+Tab' | 'ArrowRight' } = {},
): Promise<Locator> {
  const target = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
  const stops: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    // After the last stop the focus is on the page itself for one key press.
    if (focus) await expectVisibleFocus(page, focus.html)
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
