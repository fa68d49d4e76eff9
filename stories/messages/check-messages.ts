import { expect, screen, waitFor } from 'storybook/test'
import { messages } from './catalogue'
import type { Message } from './message'

type FinishedStory = { id: string; parameters: { path?: string } }

function visibleToast() {
  const strong = document.querySelector('[aria-label="Notifications (F8)"] strong')
  if (!strong) return undefined
  const description = strong.parentElement?.querySelector('.description')?.textContent
  return { title: strong.textContent, description }
}

async function expectVisible({ as, title, description }: Message) {
  if (as === 'alert') {
    await expect(window.alert).toHaveBeenCalledWith(title)
  } else if (as === 'dialog') {
    // By text, which is faster than by role: the dialog closes itself after a moment.
    await expect(screen.getByText(title).closest('[role=dialog]')).toBeVisible()
  } else {
    await expect(visibleToast()).toEqual({ title, description })
  }
}

/**
 * Runs at the end of every story. Expects the messages that the catalogue lists for the story, and
 * any toast on a screen to be in the catalogue.
 */
export async function checkMessages({ id, parameters }: FinishedStory): Promise<void> {
  for (const message of messages.filter(({ story }) => story === id)) {
    await waitFor(() => expectVisible(message))
  }
  const toast = parameters.path && visibleToast()
  if (toast) await expect(messages.map(({ title }) => title)).toContain(toast.title)
}
