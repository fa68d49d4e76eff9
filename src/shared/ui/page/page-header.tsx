import { Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
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
  gridTemplateAreas: { base: '"title actions" "notes notes"', md: '"title notes actions"' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
  '& .notes *': { fontSize: 'xs', lineHeight: '1rem' },
}

/** Screen heading with its main actions. One per screen; sections have their own headings. */
export function PageHeader({ title, subtitle, age, actions, note }: PageHeaderProps) {
  const heading = (
    <Heading as="h1" size="xl" alignSelf={{ base: 'start', md: 'center' }}>
      {title}
    </Heading>
  )
  const line = subtitle && (
    <Text color="fg.muted" textStyle={{ base: 'xs', md: 'sm' }}>
      {subtitle}
    </Text>
  )
  if (note) {
    return (
      <Grid as="header" alignItems="center" columnGap={{ base: '1', md: '3' }} css={besideTitle}>
        {heading}
        <Flex
          className="notes"
          gridArea="notes"
          direction={{ md: 'column' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          columnGap="3"
          minWidth="0"
        >
          <Flex columnGap="3">
            {line}
            {age}
          </Flex>
          {note}
        </Flex>
        <Flex gridArea="actions" align="center" minHeight="9" gap={{ base: '1', md: '2' }}>
          {actions}
        </Flex>
      </Grid>
    )
  }
  return (
    <Flex
      as="header"
      wrap="wrap"
      align="start"
      justify="space-between"
      columnGap="4"
      rowGap="2"
      mb={{ base: '3', md: '6' }}
    >
      <Stack gap={{ base: '1', md: '0' }} minWidth="0">
        <Flex wrap="wrap" align="center" minHeight={firstLine} columnGap={{ base: '1.5', md: '3' }}>
          {heading}
          {age}
        </Flex>
        {line}
      </Stack>
      {actions && (
        <Flex wrap="wrap" align="center" minHeight={firstLine} gap="2">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
