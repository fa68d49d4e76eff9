import { Center, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon?: ReactNode
  title: string
  description?: string
  action?: ReactNode
  /** Without padding, for a card. */
  isFlush?: boolean
}

/**
 * Shown when there is no data yet, with the next step. Not for failures (ErrorPanel) or loading.
 */
export function EmptyState({ icon, title, description, action, isFlush }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="4" py={isFlush ? '0' : '12'} px="4">
      {icon && (
        <Center
          boxSize="14"
          css={{ '& svg': { boxSize: '5' } }}
          borderRadius="full"
          bg="bg.muted"
          color="fg.muted"
          aria-hidden
        >
          {icon}
        </Center>
      )}
      <Stack gap="1" maxWidth="26rem">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {description && <Text color="fg.muted">{description}</Text>}
      </Stack>
      {action}
    </Stack>
  )
}
