import { screen } from 'storybook/test'
import { press } from './user-actions'

export const pathOf = (filters: string, limit = 25) => `/search?${filters}&limit=${limit}`
export const ceos = pathOf('jobTitles=["CEO"]')

export async function search() {
  await screen.findByText(/\d credits$/)
  await press('Search (1)')
}

export async function findLeads() {
  await search()
  await screen.findByText(/leads? found$/)
}
