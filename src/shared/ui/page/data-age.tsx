import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { shortTime } from '@/shared/i18n/short-time'
import { useNow } from '@/shared/lib/state/use-now'
import { RefreshIcon } from '../icons'

const OLD_AFTER_MS = 30 * 60_000

export const REFRESH_KEY = 'r'

const words = msg('reload update newest', 'words that find the command')

type Read = { queryKey: QueryKey }

/**
 * Returns when a screen's data was read, and a function to refresh it: data never becomes stale by
 * itself.
 * @param reads data shown on the screen
 * @param also refreshed as well, but does not count for the age
 */
export function useDataAge(reads: readonly Read[], also: readonly Read[] = []) {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  const states = () => reads.flatMap(({ queryKey }) => client.getQueryState(queryKey) ?? [])
  const oldest = useSyncExternalStore(subscribe, () => {
    const isIncomplete = reads.some(
      ({ queryKey }) => (client.getQueryState(queryKey)?.status ?? 'pending') === 'pending',
    )
    return isIncomplete
      ? Infinity
      : Math.min(...states().flatMap(({ dataUpdatedAt }) => dataUpdatedAt || []))
  })
  const isReading = useSyncExternalStore(subscribe, () =>
    states().some(({ fetchStatus }) => fetchStatus === 'fetching'),
  )
  return {
    /**
     * Time of the oldest data, in milliseconds since the epoch; undefined until each read has
     * succeeded or failed.
     */
    at: Number.isFinite(oldest) ? oldest : undefined,
    isReading,
    /** Joins a read in flight. */
    refresh: () => {
      for (const { queryKey } of [...reads, ...also])
        void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
    },
  }
}

type Props = {
  of: readonly Read[]
  /** Refetched as well, if read before; does not count for the age. */
  also?: readonly Read[]
  /** Single-key shortcuts are disabled in dialogs. */
  isInDialog?: boolean
  /** The screen has another Refresh for the same data. */
  hasOther?: boolean
}

/** "Updated 9:02" with a Refresh button and its shortcut; hidden while there is no data. */
export function DataAge({ of, also, isInDialog = false, hasOther = false }: Props) {
  const t = useTranslation()
  const { at, isReading, refresh } = useDataAge(of, also)
  if (at === undefined) return null
  if (hasOther) return <UpdatedAt at={at} />
  return (
    <Flex as="span" align="center" gap={{ base: '0.5', md: '1' }}>
      <UpdatedAt at={at} />
      <IconButton
        ref={action(isInDialog ? '' : REFRESH_KEY, t(words))}
        aria-label={t('Refresh')}
        aria-busy={isReading}
        variant="ghost"
        size="2xs"
        color="fg.muted"
        onClick={refresh}
      >
        <chakra.span display="flex" animation={isReading ? 'spin' : undefined}>
          <RefreshIcon />
        </chakra.span>
      </IconButton>
    </Flex>
  )
}

export function UpdatedAt({ at }: { at: number }) {
  const t = useTranslation()
  const isOld = useNow() - at >= OLD_AFTER_MS
  return (
    <chakra.span
      as={isOld ? 'mark' : undefined}
      bg="transparent"
      textStyle={{ base: 'xs', md: 'sm' }}
      whiteSpace="nowrap"
      color={isOld ? 'fg.warning' : 'fg.muted'}
      fontWeight={isOld ? 'semibold' : undefined}
    >
      {t('Updated {time}', { time: shortTime(at) })}
    </chakra.span>
  )
}
