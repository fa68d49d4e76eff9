import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, spyOn, userEvent, within } from 'storybook/test'
import { press, pressInDialog, expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/Templates',
  parameters: { path: '/campaigns?flow=sequence&edit=2', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

async function openTemplates() {
  await screen.findByRole('textbox', { name: 'Body' }, { timeout: 30_000 })
  await press('Templates')
  await screen.findByRole('dialog', { name: 'Templates' })
}

async function saveTemplate() {
  await openTemplates()
  await pressInDialog('Save as template')
}

export const Empty: Story = {
  parameters: { dialog: 'Templates' },
  play: async () => {
    await openTemplates()
    await expectText('No templates yet')
  },
}

export const NameMissing: Story = {
  play: async () => {
    await openTemplates()
    await userEvent.clear(screen.getByRole('textbox', { name: 'Template name' }))
    await pressInDialog('Save as template')
    await expectText('Enter a name for the template')
  },
}

export const Saved: Story = {
  parameters: {
    message: {
      title: 'Template saved',
      description: '“Fintech spring push” is kept on this device.',
    },
  },
  play: saveTemplate,
}

export const Deleted: Story = {
  tags: ['long'],
  parameters: {
    message: {
      title: 'Template deleted',
      description: '“Fintech spring push” is no longer kept on this device.',
    },
  },
  play: async () => {
    await saveTemplate()
    await pressInDialog('Delete Fintech spring push')
    await expectText('No templates yet')
  },
}

export const Inserted: Story = {
  tags: ['long'],
  parameters: {
    message: { title: 'Template inserted', description: '“Fintech spring push” added 1 step.' },
  },
  play: async () => {
    await saveTemplate()
    await pressInDialog('Insert Fintech spring push')
    await screen.findByRole('region', { name: 'Editor of step 2' })
  },
}

/** Storage that is full or blocked. */
const unwritable = {
  beforeEach() {
    const spy = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full', 'QuotaExceededError')
    })
    return () => spy.mockRestore()
  },
}

export const StorageFull: Story = {
  parameters: {
    message: {
      title: 'Kept only until this page closes',
      description:
        'This browser blocks its storage, or it is full. Make room before you close the page.',
    },
  },
  ...unwritable,
  play: async () => {
    await saveTemplate()
    await screen.findByRole('button', { name: 'Insert Fintech spring push' })
  },
}

async function saveSnippet() {
  const body = await screen.findByRole('textbox', { name: 'Body' }, { timeout: 30_000 })
  await userEvent.click(body)
  getSelection()?.selectAllChildren(body)
  await press('Snippets')
  const dialog = within(await screen.findByRole('dialog', { name: 'Snippets' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Snippet name' }), 'Greeting')
  await userEvent.click(dialog.getByRole('button', { name: 'Save as snippet' }))
}

export const SnippetsEmpty: Story = {
  parameters: { dialog: 'Snippets' },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Body' }, { timeout: 30_000 })
    await press('Snippets')
    await expectText('No snippets yet')
  },
}

export const SnippetSaved: Story = {
  parameters: {
    message: { title: 'Snippet saved', description: '“Greeting” is kept on this device.' },
  },
  play: saveSnippet,
}

export const SnippetDeleted: Story = {
  parameters: {
    message: {
      title: 'Snippet deleted',
      description: '“Greeting” is no longer kept on this device.',
    },
  },
  play: async () => {
    await saveSnippet()
    await pressInDialog('Delete Greeting')
  },
}
