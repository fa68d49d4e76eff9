import { Flex, Heading, Stack, type SystemStyleObject, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  age?: ReactNode
  actions?: ReactNode
  /** Before the age; on a phone they are both below the title, with the subtitle. */
  note?: ReactNode
}

const bothRows = '1 / 2 / 3'

/** From 768 px on, titles are at one place on all screens, with two small lines beside them. */
const styles = (hasSubtitle: boolean, hasMore: boolean): SystemStyleObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: { base: '4', md: '3' },
  rowGap: { base: '2', md: '0' },
  mb: { base: '3', md: '6' },
  '& .line, & .more *': { fontSize: 'xs', fontWeight: 'normal', lineHeight: '1rem' },
  // What does not fit wraps out of view, the age first.
  '& .notes > .more': {
    flex: '1 1 8rem',
    flexWrap: 'wrap',
    height: '4',
    rowGap: '2',
    overflow: 'clip',
    overflowClipMargin: '4px',
  },
  md: {
    display: 'grid',
    alignItems: 'center',
    gridTemplate:
      '"title line actions" 1.125rem "title more actions" 1.125rem / auto minmax(0, 1fr) auto',
    '& > .head, & .first, & .notes': { display: 'contents' },
    '& h1': { gridArea: 'title' },
    '& .line': { gridArea: hasMore ? 'line' : bothRows },
    '& .more': { gridArea: hasSubtitle ? 'more' : bothRows },
    '& > .actions': { gridArea: 'actions' },
  },
  mdDown: {
    // Room for the age, which comes with the data.
    '& .first > .more': { minWidth: '7rem', minHeight: '4' },
    '&:has(.notes)': {
      display: 'grid',
      alignItems: 'start',
      gridTemplate: '"title actions" "notes notes" / minmax(0, 1fr) auto',
      columnGap: '1',
      rowGap: '0',
      '& > .head': { display: 'contents' },
      '& .notes': { gridArea: 'notes' },
      '& > .actions': { flexWrap: 'nowrap', gap: '1' },
    },
  },
})

/** Screen heading with its main actions. One per screen; sections have their own headings. */
export function PageHeader({ title, subtitle, age, actions, note }: PageHeaderProps) {
  const hasMore = age !== undefined || note !== undefined
  const line = subtitle && (
    <Text className="line" color="fg.muted">
      {subtitle}
    </Text>
  )
  const more = hasMore && (
    <Flex className="more" align="center" columnGap={{ base: '1.5', md: '3' }} minWidth="0">
      {note}
      {age}
    </Flex>
  )
  return (
    <Flex as="header" css={styles(subtitle !== undefined, hasMore)}>
      <Stack className="head" gap={{ base: '1', md: '0' }} minWidth="0">
        <Flex className="first" wrap="wrap" align="center" columnGap="1.5">
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {!note && more}
        </Flex>
        {note ? (
          <Flex className="notes" wrap="wrap" columnGap="3">
            {line}
            {more}
          </Flex>
        ) : (
          line
        )}
      </Stack>
      {actions && (
        <Flex className="actions" wrap="wrap" align="center" minHeight={{ md: '9' }} gap="2">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
