import { Box, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { expectText } from '../../support/user-actions'
import { StepBodyEditor } from '@/editor/view/step-body-editor'
import { TokenTextField } from '@/entities/campaign/tokens/token-text-field'

type Args = { html: string }

function Body({ html }: Args) {
  const [value, setValue] = useState(html)
  return (
    <Box maxWidth="48rem">
      <StepBodyEditor
        label="Body"
        placeholder="Write your e-mail."
        value={value}
        onChange={setValue}
      />
    </Box>
  )
}

export default {
  title: 'Screens/Campaigns/Editor',
  render: (args) => <Body {...args} />,
  args: { html: '' },
} satisfies Meta<Args>

type Story = StoryObj<Args>

const everything =
  '<h1>Three ideas for {{company}}</h1>' +
  '<p>Hi <strong>{{first_name}}</strong>, I saw that you lead <em>operations</em>. We help teams like yours to <u>answer faster</u>, <span style="color:#d92d20">in red</span> or <span style="background-color:#f9e967">marked</span>.</p>' +
  '<h2>What you get</h2>' +
  '<ul><li>Less waiting<ul><li>for customers</li><li>for colleagues</li></ul></li><li>One inbox</li></ul>' +
  '<ol><li>Book a call</li><li>Try it for a week<ol><li>with your own data</li></ol></li></ol>' +
  '<p style="text-align:center">Centred, with <a href="https://example.com">a link</a>.</p>' +
  '<blockquote><p>It paid for itself in a month.</p></blockquote>' +
  '<pre>if (busy) {\n  delegate()\n}</pre>' +
  '<p><img src="file:///C:/logo.png" alt="Logo"></p>' +
  '<p>{{sender_name}}<br><a href="{{unsubscribe_link}}">Unsubscribe</a></p>'

export const Empty: Story = {}

export const AllFormats: Story = { args: { html: everything } }

const template =
  '<p>Hi {{first_name}},</p><p>here is what autumn brings:</p>' +
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#eef1f1"><tr><td align="center" style="padding:24px">' +
  '<table role="presentation" width="480" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:100%"><tr><td style="padding:24px;font-family:Arial,sans-serif">' +
  '<h1 style="margin:0 0 12px;font-size:22px">Three rooms are left</h1><p style="margin:0 0 20px">For {{company}}, until Friday.</p>' +
  '<a href="https://example.com/book" style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:#0a6c74;color:#ffffff;text-decoration:none">Book a room</a>' +
  '</td></tr></table></td></tr></table><p>{{sender_name}}</p>'

export const Layout: Story = {
  parameters: { dialog: 'Convert to simple text' },
  args: { html: template },
  play: async () => {
    const bar = await screen.findByRole('toolbar', { name: 'Layout block' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Edit texts' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit texts' })
    await expect(within(dialog).getByRole('textbox', { name: 'Text 3 of 3' })).toHaveValue(
      'Book a room',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(within(bar).getByRole('button', { name: 'Convert to simple text' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Convert to simple text' }),
    ).toHaveTextContent('Undo brings the block back exactly as it is now.')
  },
}

export const PlainText: Story = {
  args: { html: '<h1>Hello</h1><p>Hi <strong>{{first_name}}</strong></p><ul><li>one</li></ul>' },
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }))
    await expect(screen.getByRole('status')).toHaveTextContent(
      'Plain text has no formatting, links or pictures. They come back if you return to rich text without editing.',
    )
    await expect(screen.queryByRole('button', { name: 'Bold' })).toBeNull()
  },
}

export const MisspeltToken: Story = {
  args: { html: '<p>Hi {{frist_name}}, {{nobody_knows}}</p>' },
  play: async () => {
    await expect(
      screen.getByText('{{frist_name}} is not a token. Did you mean {{first_name}}?'),
    ).toBeVisible()
    await expect(
      screen.getByText('{{nobody_knows}} is not a token: contacts would see it as written.'),
    ).toBeVisible()
  },
}

export const Colours: Story = {
  parameters: { dialog: 'Text colour' },
  args: { html: '<p>Words</p>' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Text colour' }))
    const dialog = await screen.findByRole('dialog', { name: 'Text colour' })
    await expect(within(dialog).getAllByRole('button', { pressed: false })).toHaveLength(35)
  },
}

export const TokenMenu: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Insert token' }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(6)
  },
}

export const AddLink: Story = {
  parameters: { dialog: 'Add a link' },
  args: { html: '<p>Words</p>' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Link' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a link' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save link' }))
    await expect(
      within(dialog).getByText('Use a web address, mailto:, tel: or {{unsubscribe_link}}.'),
    ).toBeVisible()
  },
}

export const UnsafeLink: Story = {
  args: { html: '<p>Words</p>' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Link' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a link' })
    await userEvent.type(within(dialog).getByLabelText(/Address/), 'javascript:alert(1)')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save link' }))
    await expectText('The address was not allowed and is blank now')
    const text = screen.getByRole('textbox', { name: 'Body' })
    await expect(within(text).getByRole('link')).toHaveAttribute('href', 'about:blank')
  },
}

export const AddPicture: Story = {
  parameters: { dialog: 'Add a picture' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Picture' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a picture' })
    await userEvent.type(
      within(dialog).getByLabelText(/Address/),
      'data:image/png;base64,iVBORw0KGgo=',
    )
    await expect(
      within(dialog).getByText('Embedded pictures (1 kB) are not shown by Gmail and Outlook.'),
    ).toBeVisible()
  },
}

function Subject({ value: initial }: { value: string }) {
  const [value, setValue] = useState(initial)
  return <TokenTextField label="Subject" value={value} onChange={setValue} />
}

/** Asked before pasting more than 500 paragraphs. */
export const LongPaste: Story = {
  parameters: { dialog: 'Paste a long text?' },
  play: async () => {
    const body = screen.getByRole('textbox', { name: 'Body' })
    await userEvent.click(body)
    const data = new DataTransfer()
    const text = 'We help teams like yours to answer faster. '.repeat(10)
    data.setData('text/html', `<p>${text}</p>`.repeat(800))
    data.setData('text/plain', `${text}\n`.repeat(800))
    const paste = {
      inputType: 'insertFromPaste',
      dataTransfer: data,
      bubbles: true,
      cancelable: true,
    }
    body.dispatchEvent(new InputEvent('beforeinput', paste))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Paste a long text?' }),
    ).toHaveTextContent('in 800 paragraphs')
  },
}

export const SubjectField: StoryObj = {
  render: () => (
    <Stack gap="6" maxWidth="32rem">
      <Subject value="Quick question, {{frist_name}}" />
    </Stack>
  ),
  play: async () => {
    const subject = screen.getByRole('textbox', { name: /Subject/ })
    await userEvent.type(subject, ' at {{{{comp')
    await userEvent.keyboard('{Enter}')
    await expect(subject).toHaveValue('Quick question, {{frist_name}} at {{company}}')
    await userEvent.type(subject, ' {{{{')
    await expect(await screen.findAllByRole('option')).toHaveLength(6)
  },
}
