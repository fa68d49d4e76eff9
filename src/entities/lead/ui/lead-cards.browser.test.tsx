import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useSelection } from '@/shared/lib/use-selection'
import { system } from '@/shared/ui/theme'
import { LeadCards } from './lead-cards'

const leads = ['Bea', 'Ann', 'Cid'].map((name) => ({ key: name, name, company: `${name} Ltd` }))
const noLists = new Map<string, readonly string[]>()

function Example() {
  return (
    <ChakraProvider value={system}>
      <LeadCards leads={leads} selection={useSelection()} lists={noLists} />
    </ChakraProvider>
  )
}

const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.getAttribute('aria-label'))

test('cards are sorted by a choice, and go back to the found order', async () => {
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
