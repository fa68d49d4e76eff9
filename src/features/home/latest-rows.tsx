import { Box, Center, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { UserText } from '@/shared/ui/user-text'
import { late } from '@/shared/ui/waiting'

/** Home shows at most this many of each. */
const MAX_ROWS = 3
const ROW_HEIGHT = '4.25rem'
/** With the gap above. */
const BUTTON_HEIGHT = '3.5rem'

type Row = { id: string; name: string; description: string }

type Props<Item extends Row> = {
  read: {
    data: Item[] | undefined
    error: Error | null
    isPending: boolean
    refetch: () => unknown
  }
  /** The heading of the rows; also part of the error message. */
  label: string
  failureTitle: string
  countOf: (item: Item) => string
  /** Shown instead of the rows and the button when there are none. */
  empty: ReactNode
  /** Shown below the rows. */
  action: ReactNode
}

/** The first rows of a query. All states have the same height, so that nothing below moves. */
export function LatestRows<Item extends Row>(props: Props<Item>) {
  const { read, label, failureTitle, countOf, empty, action } = props
  if (read.data?.length === 0) {
    return (
      <Center minH={`calc(${MAX_ROWS} * ${ROW_HEIGHT} + ${BUTTON_HEIGHT})`}>
        {/* It has more padding than it needs. */}
        <Box my="-6">{empty}</Box>
      </Center>
    )
  }
  return (
    <>
      <Box minH={`calc(${MAX_ROWS} * ${ROW_HEIGHT})`} flex="1">
        {read.data && (
          <Stack as="ul" aria-label={label} gap="0" listStyleType="none">
            {read.data.slice(0, MAX_ROWS).map((item) => (
              <LatestRow key={item.id} row={item} count={countOf(item)} />
            ))}
          </Stack>
        )}
        {!read.data && read.error && (
          <ErrorPanel
            title={failureTitle}
            message={reasonOf(read.error)}
            onRetry={() => void read.refetch()}
          />
        )}
        {read.isPending && <RowSkeletons />}
      </Box>
      {action}
    </>
  )
}

function LatestRow({ row, count }: { row: Row; count: string }) {
  return (
    <Flex as="li" align="center" gap="4" height={ROW_HEIGHT} borderBottomWidth="1px">
      <Box flex="1" minW="0">
        <Text as="div" fontWeight="medium" truncate>
          <UserText text={row.name || '–'} />
        </Text>
        {row.description && (
          <Text as="div" color="fg.muted" textStyle="sm" truncate>
            <UserText text={row.description} />
          </Text>
        )}
      </Box>
      <Text color="fg.muted" textStyle="sm" flexShrink="0">
        {count}
      </Text>
    </Flex>
  )
}

function RowSkeletons() {
  const t = useTranslation()

  return (
    <Box role="status" aria-label={t('Loading...')} {...late}>
      {Array.from({ length: MAX_ROWS }, (_, index) => (
        <Flex key={index} direction="column" justify="center" gap="2" height={ROW_HEIGHT}>
          <Skeleton height="4" width="60%" />
          <Skeleton height="3" width="85%" />
        </Flex>
      ))}
    </Box>
  )
}
