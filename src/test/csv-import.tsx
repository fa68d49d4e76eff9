import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { ImportDialog } from '@/features/lists/import/import-dialog'
import { parserInPage } from './parser-in-page'

export const HEADER = 'first_name,last_name,email'
export const rowsOf = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, row) => `Ann,Lee,ann.${row}@example.com`)].join(
    '\n',
  )

/** The import dialog on its own, at its CSV tab. */
export function openImport() {
  const onClose = vi.fn<() => void>()
  const onOpenList = vi.fn<(listId: string) => void>()
  render(
    <Providers queryClient={createAppQueryClient()}>
      <ImportDialog
        open
        tab="csv"
        onTabChange={vi.fn<() => void>()}
        onClose={onClose}
        onOpenList={onOpenList}
        createParser={parserInPage}
      />
    </Providers>,
  )
  const user = userEvent.setup({ applyAccept: false })
  const choose = (content: BlobPart, name = 'fair.csv', button = 'Choose a CSV file') =>
    user.upload(screen.getByLabelText(button, { selector: 'input' }), [new File([content], name)])
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, choose, press, onClose, onOpenList }
}

export const toast = () => screen.findByRole('region', { name: 'Notifications (F8)' })

export async function expectToast(title: string, description: string) {
  const region = within(await toast())
  expect(await region.findByText(title)).toBeVisible()
  expect(region.getByText(description)).toBeVisible()
}

/** The counts that are shown, by their labels. */
export function counts(): Record<string, string | null> {
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}
