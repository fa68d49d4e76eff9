import { Center, HStack, Spinner, Text } from '@chakra-ui/react'

/** While the session is looked up, before anything else can be shown. */
export function FullScreenLoading() {
  return (
    <Center minHeight="100dvh">
      <Loading label="Loading..." />
    </Center>
  )
}

export function Loading({ label }: { label: string }) {
  return (
    <HStack role="status" gap="3" py="4" justify="center" color="fg.muted">
      <Spinner size="sm" color="brand.solid" />
      <Text>{label}</Text>
    </HStack>
  )
}
