import type { LinkProps } from '@tanstack/react-router'
import { translate } from '@/shared/i18n/translate'

export type FirstStep = {
  label: string
  isDone: boolean
  link: Pick<LinkProps, 'to' | 'search'>
}

/** Steps that a new team takes once, in this order. */
export function firstSteps(
  lists: readonly unknown[],
  campaigns: readonly { status: string }[],
): FirstStep[] {
  return [
    {
      label: translate('Add a list of contacts'),
      isDone: lists.length > 0,
      link: { to: '/lists', search: { import: 'csv' } },
    },
    {
      label: translate('Write a campaign for it'),
      isDone: campaigns.length > 0,
      link: { to: '/campaigns', search: { flow: 'name' } },
    },
    {
      label: translate('Launch the campaign'),
      isDone: campaigns.some(({ status }) => status !== 'draft'),
      link: { to: '/campaigns' },
    },
  ]
}
