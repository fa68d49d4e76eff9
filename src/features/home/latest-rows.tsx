import { Box, Center, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link as RouterLink, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { partSent, stepCountOf } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { contactsInWords, listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ReadError } from '@/shared/ui/page/error-panel'
import { AddIcon, CampaignsIcon, ListsIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import { delayed } from '@/shared/ui/page/placeholder'
import { HomeCard } from './home-card'
import { LinkButton, type LinkButtonProps } from './link-button'

const MAX_ROWS = 3
const ROW_HEIGHT = '3.25rem'
/** Including the gap above it. */
const BUTTON_HEIGHT = '3.25rem'

type Row = { id: string; name: string; description: string }

type RowLink = Pick<LinkProps, 'to' | 'search'>

type Props<Item extends Row> = {
  read: UseQueryResult<Item[]>
  /** Accessible name of the list. */
  label: string
  failureTitle: string
  countOf: (item: Item) => string
  /** Drawn below the row, if between 0 and 1. */
  partOf?: (item: Item) => number | undefined
  linkOf: (id: string) => RowLink
  /** Shown instead of the rows and the button. */
  empty: { icon: ReactNode; title: string; description: string }
  /** Below the rows, or in the empty state. */
  link: Pick<LinkButtonProps, 'to' | 'keys'>
  firstLabel: string
  addLabel: string
}

/** The link of the name covers the whole row. */
export const rowLinks = {
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    mx: '-2',
    px: '2',
  },
  '& li:hover': { backgroundColor: 'bg.hover' },
  '& .name': { fontWeight: 'medium', borderRadius: 'sm' },
  '& li:hover .name': { textDecoration: 'underline' },
  '& .name::after': { content: '""', position: 'absolute', inset: '0' },
}

/** The first rows of a query. All states have the same height, so that nothing below moves. */
function LatestRows<Item extends Row>(props: Props<Item>) {
  const { read, label, failureTitle, countOf, partOf, linkOf, empty, link, firstLabel, addLabel } =
    props
  if (read.data?.length === 0) {
    return (
      <Center minH={`calc(${MAX_ROWS} * ${ROW_HEIGHT} + ${BUTTON_HEIGHT})`}>
        <EmptyState
          {...empty}
          isFlush
          action={
            <LinkButton {...link} variant="outline">
              {firstLabel}
            </LinkButton>
          }
        />
      </Center>
    )
  }
  return (
    <>
      <Box minH={`calc(${MAX_ROWS} * ${ROW_HEIGHT})`} flex="1">
        {read.data && (
          <Stack as="ul" aria-label={label} gap="0" listStyleType="none" css={rowLinks}>
            {read.data.slice(0, MAX_ROWS).map((item) => (
              <LatestRow
                key={item.id}
                row={item}
                part={partOf?.(item)}
                count={countOf(item)}
                link={linkOf(item.id)}
              />
            ))}
          </Stack>
        )}
        {!read.data && read.error && <ReadError of={read} title={failureTitle} />}
        {read.isPending && <RowSkeletons />}
      </Box>
      <LinkButton {...link} variant="outline">
        <AddIcon />
        {addLabel}
      </LinkButton>
    </>
  )
}

type RowProps = { row: Row; part: number | undefined; count: string; link: RowLink }

function LatestRow({ row, part = 0, count, link }: RowProps) {
  return (
    <Flex
      as="li"
      height={ROW_HEIGHT}
      borderBottomWidth="1px"
      background="linear-gradient(var(--ui-colors-orange-border) 0 0) no-repeat left bottom"
      style={{ backgroundSize: `${part < 1 ? part * 100 : 0}% 2px` }}
    >
      <Box flex="1" minW="0">
        <Text as="div" truncate>
          <RouterLink {...link} className="name">
            <UserText text={row.name || '–'} />
          </RouterLink>
        </Text>
        {row.description && (
          <Text as="div" color="fg.muted" textStyle="xs" truncate>
            <UserText text={row.description} />
          </Text>
        )}
      </Box>
      <Text
        color="fg.muted"
        textStyle="sm"
        flexShrink="0"
        minWidth="16"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
      >
        {count}
      </Text>
    </Flex>
  )
}

function RowSkeletons() {
  const t = useTranslation()

  return (
    <Box role="status" aria-label={t('Loading...')} {...delayed}>
      {Array.from({ length: MAX_ROWS }, (_, index) => (
        <Flex key={index} direction="column" justify="center" gap="2" height={ROW_HEIGHT}>
          <Skeleton height="4" width="60%" />
          <Skeleton height="3" width="85%" />
        </Flex>
      ))}
    </Box>
  )
}

export function CampaignsCard() {
  const t = useTranslation()
  const campaigns = useQuery(campaignsQuery)

  return (
    <HomeCard title={t('Recent Campaigns')} viewAll="/campaigns">
      <LatestRows
        read={campaigns}
        label={t('First campaigns')}
        failureTitle={t('The campaigns could not be loaded')}
        countOf={(campaign) => {
          const count = stepCountOf(campaign)
          if (count === undefined) return t('steps not known')
          return count === 1 ? t('1 step') : t('{count} steps', { count })
        }}
        partOf={partSent}
        linkOf={(id) => ({ to: '/campaigns', search: { details: id } })}
        empty={{
          icon: <CampaignsIcon />,
          title: t('No campaigns yet'),
          description: t('Create your first email campaign to start reaching out to leads'),
        }}
        link={{ to: '/campaigns', keys: 'n' }}
        firstLabel={t('Create First Campaign')}
        addLabel={t('Create New Campaign')}
      />
    </HomeCard>
  )
}

export function ListsCard() {
  const t = useTranslation()
  const lists = useQuery(listsQuery)

  return (
    <HomeCard title={t('Your Lists')} viewAll="/lists">
      <LatestRows
        read={lists}
        label={t('First lists')}
        failureTitle={t('The lists could not be loaded')}
        countOf={({ contactCount }) => contactsInWords(contactCount)}
        linkOf={(id) => ({ to: '/lists', search: { contacts: id } })}
        empty={{
          icon: <ListsIcon />,
          title: t('No lists yet'),
          description: t('Create your first contact list to start organizing leads'),
        }}
        link={{ to: '/lists', keys: 'l' }}
        firstLabel={t('Create First List')}
        addLabel={t('Add New List')}
      />
    </HomeCard>
  )
}
