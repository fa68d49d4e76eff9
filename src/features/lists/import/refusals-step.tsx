import { Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useListReads } from '@/entities/lead/list-contacts-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { addressKey } from '@/shared/lib/values/addresses'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialogs/dialog'
import { ListReads } from '@/entities/lead/ui/list-reads'
import { StepHeading } from '@/shared/ui/page/step-heading'
import { importAsList, rememberFile } from './csv-import'

/** Asks about a file whose name says that its people must not be written to. */
export function RefusalsStep({ name }: { name: string }) {
  const t = useTranslation()
  return (
    <Stack gap="4">
      <StepHeading>{t('People who must not be written to?')}</StepHeading>
      <Text overflowWrap="anywhere">
        {t(
          'The name of {name} says so. Yes remembers its addresses on this device, for all users, and makes no list.',
          { name },
        )}
      </Text>
      <Flex justify="flex-end" wrap="wrap" gap="2">
        <Button variant="outline" onClick={importAsList}>
          {t('No, import them')}
        </Button>
        <Button onClick={() => void rememberFile()}>{t('Yes, remember them')}</Button>
      </Flex>
    </Stack>
  )
}

type RememberedProps = {
  name: string
  addresses: readonly string[]
  isStored: boolean
  onDone: () => void
}

/** Says who of them is in lists and campaigns, which are read for this. */
export function RememberedStep({ name, addresses, isStored, onDone }: RememberedProps) {
  const t = useTranslation()
  const { data: lists = [] } = useQuery(listsQuery)
  const { data: campaigns = [], isError } = useQuery(campaignsQuery)
  const count = addresses.length
  const reads = useListReads(count > 0 ? lists.map(({ id }) => id) : [])
  const keys = new Set(addresses)
  const found = lists.flatMap((list) => {
    const own = (reads.contacts.get(list.id) ?? []).map(({ email }) => addressKey(email ?? ''))
    const inList = new Set(own.filter((key) => keys.has(key)))
    return inList.size > 0 ? [{ ...list, inList }] : []
  })
  const people = new Set(found.flatMap(({ inList }) => [...inList]))
  const users = campaigns.filter(({ listId }) => found.some(({ id }) => id === listId))
  const names = found
    .map(({ name, inList }) => translate('{name} ({count, number})', { name, count: inList.size }))
    .join(', ')
  return (
    <Stack gap="4" overflowWrap="anywhere">
      <StepHeading>
        {t(
          '{count, plural, one {1 address of {name} is remembered} other {# addresses of {name} are remembered}}',
          { count, name },
        )}
      </StepHeading>
      {!isStored && (
        <Text color="fg.error">
          {t('The browser did not store them: they are forgotten when the page is closed.')}
        </Text>
      )}
      {reads.contacts.size < lists.length && count > 0 && (
        <ListReads of={reads} count={lists.length} />
      )}
      {people.size > 0 && (
        <Text>
          {t(
            '{count, plural, one {1 of them is in lists} other {# of them are in lists}}: {names}',
            { count: people.size, names },
          )}
        </Text>
      )}
      {people.size === 0 && count > 0 && reads.contacts.size === lists.length && (
        <Text>{t('None of them is in a list.')}</Text>
      )}
      {users.length > 0 && (
        <Text>
          {t('In campaigns: {names}', { names: users.map(({ name }) => name).join(', ') })}
        </Text>
      )}
      {isError && found.length > 0 && (
        <Text>{t('Which campaigns use these lists is not known.')}</Text>
      )}
      <DialogFooter>
        <Button onClick={onDone}>{t('Done')}</Button>
      </DialogFooter>
    </Stack>
  )
}
