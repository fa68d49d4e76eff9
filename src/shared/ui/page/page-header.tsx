import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  age?: ReactNode
  actions?: ReactNode
  /** One line, above a table that needs the height. */
  isCompact?: boolean
}

/** Height of the actions, so that the titles of all screens are at one place. */
const firstLine = { md: '9' }

/** Screen heading with its main actions. One per screen; sections have their own headings. */
export function PageHeader({ title, subtitle, age, actions, isCompact = false }: PageHeaderProps) {
  const line = subtitle && (
    <Text color="fg.muted" textStyle={isCompact ? { base: 'xs', md: 'sm' } : 'sm'}>
      {subtitle}
    </Text>
  )
  return (
    <Flex
      as="header"
      wrap="wrap"
      align="start"
      justify="space-between"
      columnGap="4"
      rowGap="2"
      mb="6"
    >
      <Stack gap={{ base: '1', md: '0' }} minWidth="0">
        <Flex wrap="wrap" align="center" minHeight={firstLine} columnGap={{ base: '1.5', md: '3' }}>
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {isCompact && line}
          {age}
        </Flex>
        {!isCompact && line}
      </Stack>
      {actions && (
        <Flex wrap="wrap" align="center" minHeight={firstLine} gap="2">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
