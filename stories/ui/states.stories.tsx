import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AvatarInitial } from '@/shared/ui/avatar-initial'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { FileDrop } from '@/shared/ui/file-drop'
import { ListsIcon } from '@/shared/ui/icons'
import { FullScreenLoading, Loading } from '@/shared/ui/loading'
import { PageHeader } from '@/shared/ui/page-header'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { Tooltip } from '@/shared/ui/tooltip'
import { UserText } from '@/shared/ui/user-text'

export default { title: 'UI/States' } satisfies Meta

export const Header: StoryObj = {
  render: () => (
    <PageHeader
      title="Lead Search"
      subtitle="Find and manage your prospects"
      actions={<Button>Create Contact</Button>}
    />
  ),
}

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      icon={<ListsIcon />}
      title="No lists yet"
      description="Create your first contact list to start organizing leads"
      action={<Button>Create First List</Button>}
    />
  ),
}

export const LoadingInline: StoryObj = { render: () => <Loading label="Loading events..." /> }

export const LoadingFullScreen: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => <FullScreenLoading />,
}

export const Error: StoryObj = {
  render: () => (
    <ErrorPanel
      title="Your lists could not be loaded"
      message="The server did not answer."
      onRetry={fn()}
    />
  ),
}

export const ErrorLong: StoryObj = {
  render: () => (
    <ErrorPanel
      title="Your lists could not be loaded"
      message={`500: ${'<div>Bad gateway</div> '.repeat(60)}`}
      onRetry={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible())
  },
}

export const Progress: StoryObj = {
  render: () => (
    <ProgressBar
      label="Saving contacts"
      value={500}
      max={1200}
      valueText="500 of 1,200 contacts saved"
    />
  ),
}

export const File: StoryObj = {
  render: () => (
    <FileDrop
      label="Choose a CSV file"
      hint="Or drop one here. Up to 10 MB, with first_name, last_name and email."
      accept=".csv,text/csv"
      onFile={fn()}
    />
  ),
}

export const FileDisabled: StoryObj = {
  render: () => <FileDrop label="Choose a CSV file" accept=".csv" isDisabled onFile={fn()} />,
}

const names = ['Ada Lovelace', '👩‍🚀 Astro', 'محمد علي', 'é', 'Zzz '.repeat(60)]

export const Names: StoryObj = {
  render: () => (
    <Stack gap="3" maxWidth="18rem">
      {names.map((name) => (
        <Flex key={name} align="center" gap="3">
          <AvatarInitial name={name} />
          <Box minWidth="0">
            <UserText text={name} />
          </Box>
        </Flex>
      ))}
    </Stack>
  ),
}

export const TooltipOpen: StoryObj = {
  render: () => (
    <Box p="12">
      <Tooltip content="Removes the list, not its contacts">
        <Button variant="outline">Delete list</Button>
      </Tooltip>
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete list' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
