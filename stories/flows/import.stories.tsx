import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { db } from '../../mocks/entry/db'
import { press, expectText } from '../support/user-actions'

export default {
  title: 'Flows/Import a CSV file',
  parameters: { path: '/lists', layout: 'fullscreen' },
} satisfies Meta

const file = new File(
  [
    'first_name,last_name,email,company\n' +
      'Ada,Lovelace,ada@example.com,"Analytical Engines, Ltd."\n' +
      'Grace,Hopper,grace@example.com,Compilers\n' +
      'Alan,Turing,alan@,Bletchley\n',
  ],
  'spring-fair.csv',
)

export const Import: StoryObj = {
  tags: ['long'],
  name: 'Import a CSV file',
  play: async ({ step }) => {
    await step('Open the import', async () => {
      await press('Import new leads')
      await screen.findByRole('tab', { name: 'CSV import', selected: true })
    })
    await step('Choose a file of three rows, one of them invalid', async () => {
      await userEvent.upload(
        await screen.findByLabelText('Choose a CSV file', { selector: 'input' }),
        file,
      )
      await expectText('3 rows in spring-fair.csv')
    })
    await step('Name the list', async () => {
      await press('Continue')
      const name = await screen.findByRole('textbox', { name: /List name/ })
      await userEvent.clear(name)
      await userEvent.type(name, 'From the fair')
      await press('Save')
      await expectText('List created successfully!')
    })
    await step('View its contacts', async () => {
      const list = db.lists.all().find(({ name }) => name === 'From the fair')
      await expect(db.memberships.of(list?.id ?? '')).toHaveLength(2)
      await press('View contacts')
      await expectText('Contacts in List (2 contacts)')
    })
  },
}
