import { Center, HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

/** Shown while the session is loading, when there is no screen yet. */
export function FullScreenLoading({ children }: { children?: ReactNode }) {
  const t = useTranslation()

  return (
    <Center minHeight="100dvh" p="4">
      <Stack align="center">
        <Loading label={t('Loading...')} />
        {children}
      </Stack>
    </Center>
  )
}

/**
 * A spinner with words, for what has no known shape, such as a search. Use Waiting or TableSkeleton
 * where the shape is known, and ProgressBar where the length is.
 */
export function Loading({ label }: { label: string }) {
  return (
    <HStack role="status" gap="3" py="4" justify="center" color="fg.muted">
      <Spinner size="sm" color="brand.solid" />
      <Text>{label}</Text>
    </HStack>
  )
}
