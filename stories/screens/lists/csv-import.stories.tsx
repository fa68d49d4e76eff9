import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { press, expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Lists/CSV import',
  parameters: { path: '/lists?import=csv', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const HEADER = 'first_name,last_name,email,company,title'
const MIXED = [
  HEADER,
  'Ada,Lovelace,ada@example.com,"Analytical Engines, Ltd.",Analyst',
  'Zoë,Łukasiewicz,zoe@example.com,مؤسسة النور,Founder',
  'Grace,,grace@example.com,Compilers,Rear Admiral',
  'Alan,Turing,alan@,Bletchley,Fellow',
  'Ada,Lovelace,ADA@example.com,Analytical Engines,Analyst',
  ',,,,',
].join('\n')
const many = (count: number) =>
  [
    HEADER,
    ...Array.from({ length: count }, (_, row) => `Ann,Lee,ann.${row}@example.com,Acme,CTO`),
  ].join('\n')

async function choose(content: BlobPart, name = 'spring-fair.csv') {
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' })
  await userEvent.upload(input, new File([content], name), { applyAccept: false })
}

async function save(content: BlobPart) {
  await choose(content)
  if (content === MIXED) await press('Continue')
  await press('Save')
}

export const Choose: Story = {
  play: async () =>
    waitFor(() => expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()),
}

export const WrongType: Story = {
  parameters: {
    message: { title: 'Invalid file type', description: 'Choose a file whose name ends in .csv.' },
  },
  play: () => choose('PK', 'contacts.xlsx'),
}

export const TooLarge: Story = {
  parameters: {
    message: {
      title: 'File too large',
      description: 'The file must be under 10 MB. Split it and import the parts one by one.',
    },
  },
  play: () => choose(new Uint8Array(10 * 1024 * 1024)),
}

export const EmptyFile: Story = {
  parameters: {
    message: { title: 'Empty CSV file', description: 'The file contains no contacts.' },
  },
  play: () => choose(HEADER),
}

export const MissingColumns: Story = {
  name: 'Import refused: missing columns',
  parameters: {
    message: {
      title: 'Invalid CSV format',
      description: 'Missing required columns: last_name, email',
    },
  },
  play: async () => {
    await choose('first_name,phone\nAnn,1')
    await expect(await screen.findByRole('heading', { name: 'spring-fair.csv' })).toBeVisible()
    await expect(screen.getByText('The header row does not name last_name, email.')).toBeVisible()
  },
}

export const Semicolons: Story = {
  play: async () => {
    await choose('first_name;last_name;email\nAnn;Lee;ann@example.com')
    await expect(await screen.findByRole('button', { name: 'Convert and retry' })).toBeVisible()
  },
}

export const SimilarColumnNames: Story = {
  play: async () => {
    await choose('First Name,Surname,E-mail,Job Title,Notes\nAnn,Lee,ann@example.com,CTO,')
    await expect(await screen.findByRole('button', { name: 'Use these columns' })).toBeEnabled()
  },
}

export const Encoding: Story = {
  play: async () => {
    const file = `${HEADER}\nZo\xeb,M\xfcller,zoe@example.com,Caf\xe9,`
    await choose(Uint8Array.from(file, (character) => character.charCodeAt(0)))
    await expectText('Zoë,Müller,zoe@example.com,Café,')
  },
}

export const FullName: Story = {
  play: async () => {
    await choose('full_name,Job Title,Work Email\nAda Lovelace,Analyst,ada@example.com')
    await expect(await screen.findByText('All but its first word')).toBeVisible()
  },
}

export const LinesAboveHeader: Story = {
  play: async () => {
    await choose(`Notes:\n"Made today, by hand"\n\n${HEADER},Mobile\nAda,Lovelace,ada@example.com`)
    await expectText('The 3 lines above the header row are left out.')
    await expectText('Also imported: Mobile as phone.')
  },
}

export const Preview: Story = {
  parameters: { dialog: 'Import new leads' },
  play: async () => {
    await choose(MIXED)
    await expect(
      await screen.findByRole('heading', { name: '6 rows in spring-fair.csv' }),
    ).toBeVisible()
  },
}

const DIRTY = [
  HEADER,
  'ADA,lovelace,ada@gmial.com,"Acme, Inc.",Analyst',
  'Bo,Ek,info@example.com,Beta GmbH,Founder',
  'Cy,Fox,cy@example.com,Beta,Founder',
].join('\n')

export const Cleaning: Story = {
  play: async () => {
    await choose(DIRTY)
    await expectText('Correct mistyped domains (1)')
    await expectText('ada@gmial.com → ada@gmail.com')
  },
}

export const Cleaned: Story = {
  tags: ['long'],
  play: async (context) => {
    await Cleaning.play?.(context)
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await expectText('ada@gmail.com')
  },
}

export const Suppressed: Story = {
  play: async () => {
    await choose(
      `${HEADER},Email Opt Out,Email Bounced,Opt-in\nAnn,Lee,ann@example.com,Acme,CTO,TRUE,,yes\nBo,Ek,bo@example.com,Acme,CTO,,,perhaps\nCy,Fox,cy@example.com,Acme,CTO,,yes,yes`,
    )
    const yes = await screen.findByRole('checkbox', { name: 'Leave out Email Opt Out: TRUE' })
    await expect(yes).toBeChecked()
    await expectText('not understood')
    await expectText('Opted out: ann@example.com')
  },
}

export const PartlyRead: Story = {
  play: async () => {
    await choose(
      `${HEADER},phone\nAnn,Lee,ann@example.com ::: a.lee@example.com,Acme,CTO,4.91521E+11\nBo,Ek,bo@example.com,Acme,CTO,#N/A`,
    )
    await expectText(/^3 cells are not imported as they are in the file:/)
    await expect(
      screen.getByRole('button', { name: 'Download partly imported cells' }),
    ).toBeVisible()
  },
}

export const ComparedWithLists: Story = {
  play: async () => {
    await choose(DIRTY)
    await press('Compare with the 5 other lists')
    await expectText('No address is in another list.')
  },
}

export const Naming: Story = {
  parameters: { dialog: 'Name Your List' },
  play: async () => {
    await choose(MIXED)
    await press('Continue')
    const dialog = await screen.findByRole('dialog', { name: 'Name Your List' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const NameMissing: Story = {
  parameters: {
    message: { title: 'List name required', description: 'Please enter a name for your list.' },
  },
  play: async (context) => {
    await Naming.play?.(context)
    await userEvent.clear(screen.getByRole('textbox', { name: /List name/ }))
    await press('Save')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /List name/ })).toBeInvalid())
  },
}

export const Saving: Story = {
  parameters: { hold: ['createLeads'] },
  play: async () => {
    await save(many(1200))
    await expect(await screen.findByRole('progressbar', { name: 'Contacts saved' })).toBeVisible()
  },
}

export const FailsHalfWay: Story = {
  tags: ['long'],
  parameters: {
    scenario: 'import-fails-midway',
    message: { title: 'Import failed', description: 'Failed to import CSV data' },
  },
  play: async () => {
    await save(many(1200))
    await expect(await screen.findByRole('button', { name: 'Retry the rest' })).toBeVisible()
  },
}

export const Report: Story = {
  parameters: {
    message: {
      title: 'List created successfully!',
      description: '“spring fair” holds 2 contacts.',
    },
  },
  play: async () => {
    await save(MIXED)
    await expect(
      await screen.findByRole('heading', { name: '“spring fair” is saved' }),
    ).toBeVisible()
  },
}
