import { expect, screen, waitFor } from 'storybook/test'
import type { Parameters } from '@storybook/react-vite'

function visibleToast() {
  const strong = document.querySelector('[aria-label="Notifications (F8)"] strong')
  if (!strong) return undefined
  const description = strong.parentElement?.querySelector('.description')?.textContent
  return { title: strong.textContent, description }
}

async function expectVisible({ as, title, description }: NonNullable<Parameters['message']>) {
  if (as === 'alert') {
    await expect(window.alert).toHaveBeenCalledWith(title)
  } else if (as === 'dialog') {
    // By text, which is faster than by role: the dialog closes itself after a moment.
    await expect(screen.getByText(title).closest('[role=dialog]')).toBeVisible()
  } else {
    await expect(visibleToast()).toEqual({ title, description })
  }
}

function openDialogs(): (string | null | undefined)[] {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return dialogs.map((dialog) => {
    const [title = ''] = dialog.getAttribute('aria-labelledby')?.split(' ') ?? []
    return dialog.getAttribute('aria-label') ?? document.getElementById(title)?.textContent
  })
}

/** Runs at the end of every story, and expects the message and the dialog of its parameters. */
export async function checkShown({ message, dialog }: Parameters): Promise<void> {
  if (message) await waitFor(() => expectVisible(message))
  if (dialog) await waitFor(() => expect(openDialogs()).toContain(dialog))
}
