import { expect, type Locator } from '@playwright/test'

/** Waits until what opened moves no more. */
export async function still(layer: Locator): Promise<void> {
  const moves = () => layer.evaluate((one) => one.getAnimations().length)
  await expect
    .poll(moves, { message: 'what opened moves no more', intervals: [20, 50, 100] })
    .toBe(0)
}

/**
 * Opens a list or a menu, and finds something in it once it stands still. For a click on what moves the
 * runner scrolls the page; a list then turns from above its button to below it, and a click that was
 * pressed here and let go there chooses nothing.
 */
export async function itemIn(opener: Locator, name: string | undefined): Promise<Locator> {
  await opener.click()
  const page = opener.page()
  const item = page.getByRole('option', { name }).or(page.getByRole('menuitem', { name }))
  await item.waitFor()
  await still(page.locator('[role=listbox], [role=menu]').filter({ has: item }))
  return item
}

export async function chooseIn(opener: Locator, name: string | undefined): Promise<void> {
  const item = await itemIn(opener, name)
  await item.click()
}
