import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Waits until the text is there and has faded in. */
export const sees = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 10_000 })

export async function presses(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }))
}

const openDialog = async () => within(await screen.findByRole('dialog'))

export async function pressesInDialog(name: string) {
  await userEvent.click((await openDialog()).getByRole('button', { name }))
}

export async function typesInDialog(label: RegExp, text: string) {
  await userEvent.type((await openDialog()).getByRole('textbox', { name: label }), text)
}

/** The first leads that were found. */
export async function selectsLeads(count: number) {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  for (const box of boxes.slice(0, count)) await userEvent.click(box)
}
