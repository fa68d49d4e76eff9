import { Flex, Link } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { addressKey } from '@/shared/lib/values/addresses'
import { UserText } from '@/shared/ui/user-text'
import type { EventRow } from './events-table'

const MAX_SHOWN = 3

/** Links to a copy without the bounced, for the lists that their campaigns write to. */
export function ListsOfBounces({ rows }: { rows: readonly EventRow[] }) {
  const t = useTranslation()
  const { data: lists = [] } = useQuery({ ...listsQuery, meta: undefined })
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, meta: undefined })
  const addresses = new Map<string, Set<string>>()
  for (const { contactEmail, payload } of rows)
    for (const { name, listId = '' } of campaigns)
      if (contactEmail && name.trim() === payload.campaign)
        addresses.set(listId, (addresses.get(listId) ?? new Set()).add(addressKey(contactEmail)))
  const found = lists
    .flatMap(({ id, name }) => ({ id, name, count: addresses.get(id)?.size ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SHOWN)
  return (
    // Reserves its line, because campaigns and lists may load late.
    <Flex wrap="wrap" align="center" columnGap="3" minHeight="6" textStyle="sm" data-not-printed>
      {found.length > 0 && t('Out of a list, by a copy without them:')}
      {found.map(({ id, name }) => (
        <Link key={id} asChild minHeight="6">
          <RouterLink to="/lists" search={{ contacts: id, clean: 'bounced' }}>
            <UserText text={name} maxWidth="16rem" />
          </RouterLink>
        </Link>
      ))}
    </Flex>
  )
}
