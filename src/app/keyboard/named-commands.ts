import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { readOfferedCommands } from '@/shared/lib/offered-commands'
import type { Navigate } from './general-commands'
import type { Command } from './command'

/** Lists and campaigns by name, read only if no screen has read them yet, and what the screen offers. */
export function useNamedCommands(navigate: Navigate): Command[] {
  const t = useTranslation()
  const lists = useQuery({ ...listsQuery, refetchOnMount: false }).data ?? []
  const campaigns = useQuery({ ...campaignsQuery, refetchOnMount: false }).data ?? []
  const [offered] = useState(readOfferedCommands)

  return [
    ...offered,
    ...lists.map(({ id, name }) => ({
      id: `list:${id}`,
      label: name,
      group: t('Lists'),
      run: () => void navigate({ to: '/lists', search: { contacts: id } }),
    })),
    ...campaigns.map(({ id, name }) => ({
      id: `campaign:${id}`,
      label: name,
      group: t('Campaigns'),
      run: () => void navigate({ to: '/campaigns', search: { details: id } }),
    })),
    ...campaigns.map(({ id, name }) => ({
      id: `edit:${id}`,
      label: t('Edit {name}', { name }),
      group: t('Campaigns'),
      run: () => void navigate({ to: '/campaigns', search: { flow: 'sequence', edit: id } }),
    })),
  ]
}
