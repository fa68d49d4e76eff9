import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Waits until the text is visible, including its fade-in. */
export const expectText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 30_000 })

export async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 30_000 }))
}

const openDialog = async () => within(await screen.findByRole('dialog'))

export async function pressInDialog(name: string) {
  await userEvent.click(await (await openDialog()).findByRole('button', { name }))
}

export async function typeInDialog(label: RegExp, text: string) {
  // The fields appear one frame after the title.
  await userEvent.type(await (await openDialog()).findByRole('textbox', { name: label }), text)
}

export async function selectLeads(count: number) {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  for (const box of boxes.slice(0, count)) await userEvent.click(box)
}
