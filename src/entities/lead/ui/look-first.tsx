import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type KnownLead, unreadListsOf } from '../known-people'
import { type ReadProgress, readLists, useReadLists } from '../list-contacts-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { Button } from '@/shared/ui/button'

/** Up to this number of lists, they are read as soon as there are results. */
const FEW_LISTS = 10

/** Reads the lists that may have addresses of the leads, if there are few; each list once. */
export function useLookAhead(leads: readonly KnownLead[]): void {
  const client = useQueryClient()
  const tried = useRef(new Set<string>())
  useEffect(() => {
    const unread = [...unreadListsOf(leads)].filter((id) => !tried.current.has(id))
    if (unread.length === 0 || tried.current.size + unread.length > FEW_LISTS) return
    for (const id of unread) tried.current.add(id)
    void readLists(client, unread)
  }, [client, leads])
}

export type Look = ReadProgress & {
  /** Keys of the leads to reveal. */
  keys: ReadonlySet<string>
  /** Continues without the rest of the lists. */
  skip: () => void
  retry: () => void
  cancel: () => void
}

/** Reads the lists that may have the address of a lead, before it is bought. */
export function useLookFirst() {
  const { progress, start, stop } = useReadLists()
  const [asked, setAsked] = useState<Pick<Look, 'keys' | 'skip' | 'retry'>>()

  /** @param onEnd called unless it is cancelled */
  const lookFirst = (leads: readonly KnownLead[], onEnd: () => void) => {
    const lists = [...unreadListsOf(leads)]
    if (lists.length === 0) {
      onEnd()
      return
    }
    const keys = new Set(leads.map(({ key }) => key))
    setAsked({ keys, skip: start(lists, onEnd), retry: () => lookFirst(leads, onEnd) })
  }
  const look: Look | undefined = progress && asked && { ...progress, ...asked, cancel: stop }
  return { look, lookFirst }
}

export function LookProgress({ look, ...box }: { look: Look } & FlexProps) {
  const t = useTranslation()
  const { done, total, failed } = look
  return (
    <Flex wrap="wrap" align="center" gap="2" color="fg.muted" textStyle="sm" {...box}>
      <Text role="status">
        {failed
          ? t(
              '{count, plural, one {1 list could not be read. It may have addresses that you would pay for.} other {{count} lists could not be read. They may have addresses that you would pay for.}}',
              { count: failed.length },
            )
          : t('Looking in your lists: {done} of {total}', { done, total })}
      </Text>
      {failed && (
        <Button size="xs" variant="outline" onClick={onFirstClick(look.retry)}>
          {t('Try again')}
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={onFirstClick(look.skip)}>
        {failed ? t('Reveal anyway') : t('Reveal without looking')}
      </Button>
      <Button size="xs" variant="ghost" onClick={onFirstClick(look.cancel)}>
        {t('Cancel')}
      </Button>
    </Flex>
  )
}
