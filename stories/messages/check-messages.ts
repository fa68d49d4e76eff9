import { expect, screen, waitFor } from 'storybook/test'
import { sayings } from './catalogue'
import type { Saying } from './saying'

type Ended = { id: string; parameters: { path?: string } }

/** The words of the toast that a person sees, if any. */
function toastOnShow() {
  const strong = document.querySelector('[aria-label="Notifications (F8)"] strong')
  if (!strong) return undefined
  const next = strong.nextElementSibling
  const description = next instanceof HTMLDivElement ? next.textContent : undefined
  return { title: strong.textContent, description }
}

async function expectOnShow({ as, title, description }: Saying) {
  if (as === 'alert') {
    await expect(window.alert).toHaveBeenCalledWith(title)
  } else if (as === 'dialog') {
    // By its text: while it is looked for by its role it may close itself.
    await expect(screen.getByText(title).closest('[role=dialog]')).toBeVisible()
  } else {
    await expect(toastOnShow()).toEqual({ title, description })
  }
}

/**
 * At the end of every story: what the catalogue says of it is on show, word for word; and a toast
 * that a screen shows stands in the catalogue.
 */
export async function checkMessages({ id, parameters }: Ended): Promise<void> {
  for (const saying of sayings.filter(({ story }) => story === id)) {
    // Shorter than a toast stays: the words that are wrong are then still there to be told.
    await waitFor(() => expectOnShow(saying), { timeout: 3_000 })
  }
  const told = parameters.path && toastOnShow()
  if (told) await expect(sayings.map(({ title }) => title)).toContain(told.title)
}
