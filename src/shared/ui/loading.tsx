import { Center, HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

/** Shown while the session loads, before there is a screen. */
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
 * A spinner with a label, for content of unknown shape, such as search results. Use Placeholder or
 * TableSkeleton for a known shape, and ProgressBar for a known length.
 */
export function Loading({ label }: { label: string }) {
  return (
    <HStack role="status" gap="3" py="4" justify="center" color="fg.muted">
      <Spinner size="sm" color="fg.muted" />
      <Text>{label}</Text>
    </HStack>
  )
}
