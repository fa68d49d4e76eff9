import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AvatarInitial, type AvatarInitialProps } from '@/shared/ui/avatar-initial'
import { EmptyState, type EmptyStateProps } from '@/shared/ui/empty-state'
import { ErrorPanel, type ErrorPanelProps } from '@/shared/ui/error-panel'
import { FileDrop, type FileDropProps } from '@/shared/ui/fields/file-drop'
import { ListsIcon } from '@/shared/ui/icons'
import { FullScreenLoading, Loading } from '@/shared/ui/loading'
import { PageHeader, type PageHeaderProps } from '@/shared/ui/page-header'
import { ProgressBar, type ProgressBarProps } from '@/shared/ui/progress-bar'
import { Tooltip, type TooltipProps } from '@/shared/ui/tooltip'
import { UserText } from '@/shared/ui/user-text'

export default { title: 'Components/States' } satisfies Meta

export const Header: StoryObj<PageHeaderProps> = {
  args: { title: 'Lead Search', subtitle: 'Find and manage your prospects' },
  render: (args) => <PageHeader {...args} actions={<Button>Create Contact</Button>} />,
}

export const Empty: StoryObj<EmptyStateProps> = {
  args: {
    title: 'No lists yet',
    description: 'Create your first contact list to start organizing leads',
  },
  render: (args) => (
    <EmptyState {...args} icon={<ListsIcon />} action={<Button>Create First List</Button>} />
  ),
}

export const LoadingInline: StoryObj<{ label: string }> = {
  args: { label: 'Loading events...' },
  render: (args) => <Loading {...args} />,
}

export const LoadingFullScreen: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => <FullScreenLoading />,
}

export const Error: StoryObj<ErrorPanelProps> = {
  args: {
    title: 'Your lists could not be loaded',
    message: 'The server did not answer.',
    onRetry: fn(),
  },
  render: (args) => <ErrorPanel {...args} />,
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

export const Progress: StoryObj<ProgressBarProps> = {
  args: {
    label: 'Saving contacts',
    value: 500,
    max: 1200,
    valueText: '500 of 1,200 contacts saved',
  },
  render: (args) => <ProgressBar {...args} />,
}

export const File: StoryObj<FileDropProps> = {
  args: {
    label: 'Choose a CSV file',
    hint: 'Or drop one here. Up to 10 MB, with first_name, last_name and email.',
    accept: '.csv,text/csv',
    size: 'md',
    isDisabled: false,
    onFile: fn(),
  },
  argTypes: { size: { control: 'radio', options: ['sm', 'md'] } },
  render: (args) => <FileDrop {...args} />,
}

export const FileDisabled: StoryObj = {
  render: () => <FileDrop label="Choose a CSV file" accept=".csv" isDisabled onFile={fn()} />,
}

export const Avatar: StoryObj<AvatarInitialProps> = {
  args: { name: 'Ada Lovelace', size: 'lg' },
  argTypes: { size: { control: 'radio', options: ['sm', 'md', 'lg'] } },
  render: (args) => <AvatarInitial {...args} />,
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

export const TooltipOpen: StoryObj<Pick<TooltipProps, 'content' | 'placement'>> = {
  args: { content: 'Removes the list, not its contacts', placement: 'top' },
  argTypes: { placement: { control: 'select', options: ['top', 'bottom', 'left', 'right'] } },
  render: (args) => (
    <Box p="12">
      <Tooltip {...args}>
        <Button variant="outline">Delete list</Button>
      </Tooltip>
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete list' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
