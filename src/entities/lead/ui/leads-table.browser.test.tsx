import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSelection } from '@/shared/lib/state/use-selection'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { system } from '@/shared/ui/theme/theme'
import type { LeadOrder } from '../sort-leads'
import { leadsTable } from './lead-columns'
import { LeadsTable } from './leads-table'

beforeAll(async () => page.viewport(390, 900))
afterAll(async () => page.viewport(1440, 900))
afterEach(cleanup)

const toLead = (name: string) => ({ key: name, name, company: `${name} Ltd` })
const leads = ['Bea', 'Ann', 'Cid'].map(toLead)
const manyLeads = Array.from({ length: 200 }, (_, index) => toLead(`Person ${index + 1}`))
function Example({ found = leads }: { found?: typeof leads }) {
  const [order, setOrder] = useState<LeadOrder>()
  return (
    <ChakraProvider value={system}>
      <LeadsTable
        leads={found}
        selection={useSelection()}
        layout={useTableLayout('1', leadsTable)}
        order={order}
        onOrderChange={setOrder}
      />
    </ChakraProvider>
  )
}

const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.getAttribute('aria-label'))

test('cards can be sorted, and reset to the original order', async () => {
  const user = userEvent.setup()
  render(<Example />)
  const sortBy = async (order: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
    await user.click(await screen.findByRole('option', { name: order }))
  }
  await sortBy('Name & Title, A to Z')
  expect(names()).toEqual(['Select Ann', 'Select Bea', 'Select Cid'])
  await sortBy('Company, Z to A')
  expect(names()).toEqual(['Select Cid', 'Select Bea', 'Select Ann'])
  await sortBy('As found')
  expect(names()).toEqual(['Select Bea', 'Select Ann', 'Select Cid'])
})

test('a card exposes its position among all leads, although only visible cards are rendered', async () => {
  render(<Example found={manyLeads} />)
  const list = screen.getByRole('list', { name: 'Leads' })
  const cards = () => within(list).getAllByRole('listitem')
  expect(cards().length).toBeLessThan(50)
  expect(cards()[1]).toHaveAttribute('aria-posinset', '2')
  for (const card of cards()) expect(card).toHaveAttribute('aria-setsize', '200')

  screen.getByRole('region', { name: 'Leads' }).scrollTo({ top: 1e6 })
  const last = await screen.findByRole('checkbox', { name: 'Select Person 200' })
  expect(last.closest('li')).toHaveAttribute('aria-posinset', '200')
})
