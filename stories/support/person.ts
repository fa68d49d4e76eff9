import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Waits until the text is there and has faded in. */
export const sees = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 10_000 })

export async function presses(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }))
}
