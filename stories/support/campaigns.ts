import { screen, userEvent } from 'storybook/test'
import { db } from '../../mocks/entry/db'
import { createDeviceMarks } from '@/features/campaigns/sending/device-marks'
import { attemptsOfDevice } from '@/shared/api/attempts'
import { press } from './user-actions'

export const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))

export async function chooseAction(name: string, action: string) {
  await press(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export async function launch() {
  await select('Summer webinar')
  await select('Partner outreach')
  // Scrolled to the top, because axe takes a row under the sticky header for a neighbour of its
  // controls.
  screen.getByRole('region', { name: 'Campaigns' }).scrollTop = 0
  await press('Launch (2)')
}

/** Launch marks written by another tab. */
export const marksOfAnotherTab = createDeviceMarks({
  store: attemptsOfDevice,
  page: 'another',
  livePages: async () => undefined,
  now: Date.now,
})

export function idOf(name: string): string {
  const found = db.campaigns.all().find((campaign) => campaign.name === name)
  if (!found) throw new Error(`There is no campaign ${name}`)
  return found.id
}
