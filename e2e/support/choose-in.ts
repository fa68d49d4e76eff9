import { expect, type Locator } from '@playwright/test'

/** Waits until the animations of the element have ended. */
async function still(layer: Locator): Promise<void> {
  const moves = () => layer.evaluate((one) => one.getAnimations().length)
  await expect.poll(moves, { message: 'animations have ended', intervals: [20, 50, 100] }).toBe(0)
}

/**
 * Opens a list or a menu and returns an item once the list has stopped moving. Otherwise Playwright
 * scrolls the page to click a moving element; the list then flips to the other side of its button
 * between mousedown and mouseup, and nothing is chosen.
 */
export async function itemIn(opener: Locator, name: string | RegExp | undefined): Promise<Locator> {
  await opener.click()
  const page = opener.page()
  const item = page.getByRole('option', { name }).or(page.getByRole('menuitem', { name }))
  await item.waitFor()
  await still(page.locator('[role=listbox], [role=menu]').filter({ has: item }))
  return item
}

export async function chooseIn(opener: Locator, name: string | RegExp | undefined): Promise<void> {
  const item = await itemIn(opener, name)
  await item.click()
}

/** Chooses with the mouse, and checks that no visible item of the list is covered. */
export async function chooseOnTop(opener: Locator, name: string | RegExp): Promise<void> {
  const item = await itemIn(opener, name)
  const covered = await item.evaluate((one) =>
    [...(one.parentElement?.children ?? [])]
      .filter((other) => other.matches('[role=option], [role=menuitem]'))
      .map((other) => ({ other, box: other.getBoundingClientRect() }))
      .filter(({ box }) => box.top >= 0 && box.bottom <= innerHeight)
      .filter(({ other, box }) => {
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return (
          top?.closest('[role=listbox], [role=menu]') !==
          other.closest('[role=listbox], [role=menu]')
        )
      })
      .map(({ other }) => other.textContent),
  )
  expect(covered).toEqual([])
  await item.click()
}
