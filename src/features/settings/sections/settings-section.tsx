import { Card, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

type Props = {
  id?: string
  title: string
  age?: ReactNode
  description: string
  action?: ReactNode
  children?: ReactNode
}

export function SettingsSection({ id, title, age, description, action, children }: Props) {
  const headingId = useId()
  return (
    <Card.Root
      as="section"
      id={id}
      tabIndex={id === undefined ? undefined : -1}

      scrollMarginTop="8"
      aria-labelledby={headingId}
    >
      <Card.Header
        as={Flex}
        flexDirection="row"
        flexWrap="wrap"
        alignItems="center"
        gap="4"
        _last={{ pb: '5' }}
      >
        <Stack gap="1" flex="1 1 14rem">
          <Flex align="center" columnGap="3">
            <Heading as="h2" id={headingId} size="sm">
              {title}
            </Heading>
            {age}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {description}
          </Text>
        </Stack>
        {action}
      </Card.Header>
      {children && <Card.Body>{children}</Card.Body>}
    </Card.Root>
  )
}
