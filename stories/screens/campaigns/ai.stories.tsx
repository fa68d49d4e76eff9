import { Box, Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useRef, useState } from 'react'
import { screen, userEvent } from 'storybook/test'
import { createAiAnswers } from '@/features/campaign-builder/ai/ai-answers'
import { AiPanel } from '@/features/campaign-builder/ai/panel/ai-panel'
import { useAiHelp } from '@/features/campaign-builder/ai/ai-help'
import { StepBodyEditor, type StepBodyHandle } from '@/editor/view/step-body-editor'
import { useRecipient } from '@/entities/campaign/tokens/use-recipient'
import { firstStep } from '@/entities/campaign/model/sequence'
import { Button } from '@/shared/ui/button'
import { SignedIn } from '../../support/signed-in'
import { press, expectText } from '../../support/user-actions'

type Args = { listId: string; html: string }

function Help({ listId, html }: Args) {
  const [step, setStep] = useState(() => firstStep({ subject: 'Hello', content: html }))
  const steps = useMemo(() => [step], [step])
  const body = useRef<StepBodyHandle>(null)
  const [answers] = useState(createAiAnswers)
  const recipient = useRecipient(listId)
  const [isOpen, setIsOpen] = useState(false)
  const help = useAiHelp({ steps, openStepId: isOpen ? step.id : undefined, answers })
  return (
    <Flex gap="4" align="flex-start">
      <Box flex="1" minWidth="0">
        <StepBodyEditor
          ref={body}
          label="Body"
          value={step.content}
          onChange={(content) => setStep((step) => ({ ...step, content }))}
        />
        <Button size="xs" mt="4" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide AI help' : 'AI help'}
        </Button>
      </Box>
      {isOpen && (
        <Flex direction="column" width="25rem" p="4">
          <AiPanel
            step={step}
            steps={steps}
            rewrite={(change) => {
              const after = change(steps, new Set())
              setStep((step) => after[0] ?? step)
              const revert = () => {
                setStep(step)
                return revert
              }
              return revert
            }}
            help={help}
            body={body}
            recipient={recipient}
            onChange={(change) => setStep((step) => ({ ...step, ...change }))}
          />
        </Flex>
      )}
    </Flex>
  )
}

/** The sequence builder, for stories that need the whole screen. */
const inBuilder = { path: '/campaigns?flow=sequence&edit=1', layout: 'fullscreen' }

export default {
  title: 'Screens/Campaigns/AI help',
  parameters: { role: 'user' },
  render: (args) => (
    <SignedIn>
      <Help {...args} />
    </SignedIn>
  ),
  args: { listId: '1', html: '<p>Hi {{first_name}},</p>' },
} satisfies Meta<Args>

type Story = StoryObj<Args>

async function generate(preset: RegExp) {
  await press('AI help')
  await userEvent.click(await screen.findByRole('radio', { name: preset }, { timeout: 30_000 }))
  await screen.findByText(/the contact in the preview|Written for a sample/)
  await press('Generate')
}

export const Open: Story = {
  play: async () => {
    await press('AI help')
    await expectText('Preset')
  },
}

export const Generating: Story = {
  parameters: { hold: ['generateEmail'] },
  play: async () => {
    await generate(/Follow-up/)
    await expectText('Cancel generation')
  },
}

export const Written: Story = {
  play: async () => {
    await generate(/First touch/)
    await screen.findByTitle('Generated text')
  },
}

export const SubjectLines: Story = {
  play: async () => {
    await generate(/Subject lines/)
    await screen.findByRole('list', { name: 'Subject lines' })
  },
}

export const DraftAll: Story = {
  parameters: { dialog: 'Draft all steps' },
  play: async () => {
    await press('AI help')
    await screen.findByText(/the contact in the preview|Written for a sample/)
    await press('Draft all steps')
    await screen.findByRole('dialog', { name: 'Draft all steps' })
  },
}

export const OfferForm: Story = {
  parameters: { dialog: 'What do you sell?' },
  play: async () => {
    await press('AI help')
    await press('Describe yours')
    await screen.findByRole('dialog', { name: 'What do you sell?' })
  },
}

export const Inserted: Story = {
  tags: ['long'],
  parameters: { ...inBuilder, message: { title: 'Content inserted successfully!', as: 'dialog' } },
  play: async () => {
    await generate(/Icebreaker/)
    await press('Insert')
  },
}

export const Fails: Story = {
  parameters: {
    ...inBuilder,
    fail: { generateEmail: 503 },
    message: { title: 'Sorry, AI generation failed. Please try again.' },
  },
  play: async () => {
    await generate(/Icebreaker/)
    await expectText('Nothing was generated')
  },
}

export const NoContent: Story = {
  tags: ['long'],
  parameters: {
    ...inBuilder,
    scenario: 'ai-empty',
    message: { title: 'Generated content, but no content returned.' },
  },
  play: async () => {
    await generate(/Icebreaker/)
    await expectText('The answer of the AI was empty')
  },
}

export const NothingToImprove: Story = {
  args: { html: '' },
  play: async () => {
    await press('AI help')
    await userEvent.click(
      await screen.findByRole('radio', { name: /Fix grammar/ }, { timeout: 30_000 }),
    )
    await expectText('This preset improves existing text, and the step has none yet.')
  },
}
