import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { memoryIndexedDb } from './memory-indexed-db'

export const button = (name: string) => screen.findByRole('button', { name })
export const press = async (user: UserEvent, name: string) => user.click(await button(name))
export const nameField = () => screen.findByRole('textbox', { name: 'Campaign name' })

export async function chooseOption(user: UserEvent, field: string | RegExp, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

export async function addEmail(user: UserEvent) {
  await press(user, 'Add step')
  await user.click(await screen.findByRole('menuitem', { name: 'Email' }))
}

/** Stores a draft as an earlier visit would. */
export function keepDraft(form: { name: string } & Record<string, unknown>, id = 'kept') {
  const place = { flow: 'sequence' }
  const head = { id, name: form.name, changedAt: Date.now(), place }
  memoryIndexedDb.put(['2', 'head', id], head)
  memoryIndexedDb.put(['2', 'form', id], form)
}

export const keptForms = memoryIndexedDb.forms

/** A draft that is complete enough to save. */
export const readyDraft = {
  name: 'Autumn',
  listId: '4',
  steps: [{ id: 'step-1', subject: 'Hello', content: '<p>Mine</p>', sender: '', delay: 0, cc: '' }],
}
