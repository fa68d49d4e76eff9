import { screen } from 'storybook/test'
import { presses } from './person'

export const pathOf = (filters: string, limit = 25) => `/search?${filters}&limit=${limit}`
export const ceos = pathOf('jobTitles=["CEO"]')

export async function searches() {
  await screen.findByText(/\d credits$/)
  await presses('Search (1)')
}

export async function finds() {
  await searches()
  await screen.findByText(/leads? found$/)
}
