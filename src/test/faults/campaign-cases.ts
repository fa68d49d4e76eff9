import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { click, clickWhenEnabled, find, holds, press, stands, type } from './page-actions'
import type { FaultCase } from './fault-case'

/** Slow, because the first call loads the code of the builder. */
const openBuilder = () => screen.findByLabelText('Subject', {}, { timeout: 40_000 })

const chooseFromMenu = (campaign: string, action: string) => async () => {
  click(`Actions for ${campaign}`)
  await clickWhenEnabled(action)
}
const campaignsAreShown = () => expect(screen.getAllByRole('row').length).toBeGreaterThan(10)

export const campaignCases: FaultCase[] = [
  {
    call: 'GET /api/brevo/senders',
    where: 'the sequence builder',
    path: '/campaigns?flow=sequence',
    async prepare() {
      await openBuilder()
      await waitFor(() => find('Retry'))
    },
    press: () => clickWhenEnabled('Retry'),
    toast: ({ reason }) => `Failed to load senders${reason}`,
    kept: holds('Subject', 'Hello'),
  },
  {
    call: 'PATCH /api/campaigns/{id}/status',
    where: 'Campaigns',
    path: '/campaigns',
    prepare: async () => void (await screen.findByText('Founders intro')),
    press: () => press(screen.getByLabelText('Status of Founders intro')),
    toast: () => 'Update failedFailed to update campaign status. Please try again.',
    kept: () => expect(screen.getByLabelText('Status of Founders intro')).toBeChecked(),
    isUnread: true,
  },
  {
    call: 'POST /api/campaigns',
    where: 'the sequence builder',
    path: '/campaigns?flow=sequence',
    async prepare() {
      await openBuilder()
      await waitFor(() => expect(find('Save Campaign')).toBeEnabled())
    },
    press: () => clickWhenEnabled('Save Campaign'),
    toast: () => 'Creation failed – Failed to create new campaign',
    kept: holds('Subject', 'Hello'),
  },
  {
    call: 'POST /api/ai/generate-email',
    where: 'AI help',
    path: '/campaigns?flow=sequence',
    async prepare() {
      await clickWhenEnabled('AI help')
      await waitFor(() => expect(find('Generate')).not.toHaveAttribute('aria-disabled'))
    },
    press: () => clickWhenEnabled('Generate', 'Retry'),
    toast: () => 'Sorry, AI generation failed. Please try again.',
    kept: holds('Subject', 'Hello'),
  },
  {
    call: 'DELETE /api/campaigns/{id}',
    where: 'Campaigns',
    path: '/campaigns',
    async prepare() {
      await waitFor(() => find('Actions for Founders intro'))
      await chooseFromMenu('Founders intro', 'Delete')()
      await screen.findByRole('alertdialog')
    },
    press: () => clickWhenEnabled('Delete Campaign'),
    toast: () => 'Delete failed – Failed to delete campaign',
    kept: () => find('Delete Campaign'),
    isUnread: true,
  },
  {
    call: 'POST /api/campaigns/{id}/duplicate',
    where: 'Campaigns',
    path: '/campaigns',
    prepare: async () => void (await waitFor(() => find('Actions for Founders intro'))),
    press: chooseFromMenu('Founders intro', 'Duplicate'),
    toast: () => 'Duplicate failed – Failed to duplicate campaign',
    kept: campaignsAreShown,
    isUnread: true,
  },
  {
    call: 'POST /api/campaigns/{id}/start',
    where: 'Campaigns',
    path: '/campaigns',
    prepare: async () => void (await waitFor(() => find('Actions for Summer webinar'))),
    press: async () => {
      // After an unknown outcome, sending again asks first; the tests of sending cover that.
      localStorage.removeItem('launches')
      await chooseFromMenu('Summer webinar', 'Start Campaign')()
    },
    toast: ({ serverMessage }) =>
      `Failed to start campaign${serverMessage ?? 'An error occurred while starting the campaign'}`,
    kept: campaignsAreShown,
  },
  {
    call: 'POST /api/brevo/launch',
    where: 'Campaigns',
    path: '/campaigns',
    async prepare() {
      await clickWhenEnabled('Select Founders intro')
      await waitFor(() => find('Launch (1)'))
    },
    press: async () => {
      // After an unknown outcome, sending again asks first; the tests of sending cover that.
      localStorage.removeItem('launches')
      await clickWhenEnabled('Launch (1)')
    },
    toast: ({ form }) => `Launch failed${form ?? 'Failed to launch campaigns'}`,
    kept: () => find('Launch (1)'),
  },
  {
    call: 'POST /api/admin/users',
    where: 'Create User',
    path: '/settings',
    role: 'admin',
    async prepare() {
      await clickWhenEnabled('Create User')
      await screen.findByRole('dialog', { name: 'Create User' })
      type('Name', 'Grace Hopper')
      type('Email', 'grace@example.com')
      type('Password', 'correct horse')
    },
    press: () => clickWhenEnabled('Create User'),
    toast: ({ serverMessage }) => `Error creating user${serverMessage ?? 'Failed to create user'}`,
    kept: holds('Password', 'correct horse'),
  },
  {
    call: 'DELETE /api/admin/users/{id}',
    where: 'User Management',
    path: '/settings',
    role: 'admin',
    async prepare() {
      vi.spyOn(window, 'confirm').mockReturnValue(true)
      await waitFor(() => find('Delete user Uma User'))
    },
    press: () => clickWhenEnabled('Delete user Uma User'),
    toast: ({ serverMessage }) => `Error deleting user${serverMessage ?? 'Failed to delete user'}`,
    kept: stands('Uma User'),
    isUnread: true,
  },
  ...(
    [
      ['GET /api/lists', '/lists', 'Failed to load lists', 'Retry'],
      ['GET /api/campaigns', '/campaigns', 'Failed to load campaigns', 'Retry'],
      ['GET /api/analytics/stats', '/analytics', 'Failed to load statistics', 'Refresh'],
      ['GET /api/analytics/events', '/analytics', 'Failed to load events', 'Refresh'],
      ['GET /api/admin/users', '/settings', 'Failed to load users', 'Retry'],
    ] as const
  ).map(([call, path, title, button]): FaultCase => ({
    call,
    where: path,
    path,
    role: 'admin',
    async prepare() {
      await waitFor(() => find(button))
      await waitFor(() => find('Close notification'))
    },
    press: () => clickWhenEnabled(button),
    toast: ({ reason }) => title + reason,
    kept: () => find(button),
  })),
]
