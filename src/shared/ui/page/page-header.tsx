import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  age?: ReactNode
  actions?: ReactNode
  /** Second small line, below the subtitle: both are beside the title, above a table. */
  note?: ReactNode
}

/** Height of the actions, so that the titles of all screens are at one place. */
const firstLine = { md: '9' }

const besideTitle = {
  display: 'grid',
  alignItems: { base: 'start', md: 'center' },
  gridTemplateAreas: { base: '"title actions" "notes notes"', md: '"title notes actions"' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
  '& > .head': { display: 'contents' },
  '& .notes': { gridArea: 'notes', alignItems: 'start', flexFlow: { base: 'wrap', md: 'column' } },
  '& .notes *': { fontSize: 'xs', fontWeight: 'normal', lineHeight: '1rem' },
  '& > .actions': { gridArea: 'actions', flexWrap: 'nowrap', gap: { base: '1', md: '2' } },
}

/** Screen heading with its main actions. One per screen; sections have their own headings. */
export function PageHeader({ title, subtitle, age, actions, note }: PageHeaderProps) {
  const line = subtitle && (
    <Text color="fg.muted" textStyle={{ base: 'xs', md: 'sm' }}>
      {subtitle}
    </Text>
  )
  return (
    <Flex
      as="header"
      wrap="wrap"
      align="start"
      justify="space-between"
      columnGap={note ? { base: '1', md: '3' } : '4'}
      rowGap={note ? '0' : '2'}
      mb={{ base: '3', md: '6' }}
      css={note ? besideTitle : undefined}
    >
      <Stack className="head" gap={{ base: '1', md: '0' }} minWidth="0">
        <Flex wrap="wrap" align="center" minHeight={firstLine} columnGap={{ base: '1.5', md: '3' }}>
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {!note && age}
        </Flex>
        {note ? (
          <Flex className="notes" columnGap="3" minWidth="0">
            <Flex columnGap="3">
              {line}
              {age}
            </Flex>
            {note}
          </Flex>
        ) : (
          line
        )}
      </Stack>
      {actions && (
        <Flex className="actions" wrap="wrap" align="center" minHeight={firstLine} gap="2">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
