import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'

type Role = Parameters<Page['getByRole']>[0]

const MOST_STOPS = 150

/** What has the focus, and how it looks. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const box = element.getBoundingClientRect()
    const isMarked = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    // A field may show it on the box around it.
    const around = [element, element.parentElement, element.closest(':has(> * > [role=textbox])')]
    return {
      html: element.outerHTML.slice(0, 160),
      isMarked: around.some((one) => one !== null && isMarked(one)),
      isInSight: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    }
  })

/** Fails unless what has the focus is in sight and looks as if it had it. */
export async function expectVisibleFocus(page: Page, what = 'what has the focus'): Promise<void> {
  const focus = expect.poll(() => readFocus(page), { message: what, intervals: [20, 50, 100] })
  await focus.toMatchObject({ isMarked: true, isInSight: true })
}

/** Presses Tab, or another key, until what is wanted has the focus; every stop on the way must be seen. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  { key = 'Tab' }: { key?: 'Tab' | 'Shift+Tab' | 'ArrowRight' } = {},
): Promise<Locator> {
  const wanted = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
  const stops: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    // Past the last stop the focus is on the page itself for one key.
    if (focus) await expectVisibleFocus(page, focus.html)
    if ((await wanted.count()) > 0) return wanted
    stops.push(focus?.html ?? 'the page')
  }
  throw new Error(`${role} “${name}” is no stop of ${key}. Seen:\n${stops.join('\n')}`)
}

/** Tab to it, and press a key on it. */
export async function pressOn(page: Page, role: Role, name: string | RegExp, key = 'Enter') {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

/** Chooses in a select that has the focus, by the first letters of the option. */
export async function choose(page: Page, select: string, letters: string) {
  await pressOn(page, 'combobox', select)
  await page.getByRole('option').first().waitFor()
  // The list takes keys as soon as it has the focus.
  await page.locator('[role=listbox]:focus').waitFor()
  await page.keyboard.type(letters)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: select })).toBeFocused()
}

/** Where a person is after something closed or went away. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect(locator).toBeFocused()
  await expectVisibleFocus(locator.page())
}
