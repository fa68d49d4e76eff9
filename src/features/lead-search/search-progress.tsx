import { Button, Flex, Spinner } from '@chakra-ui/react'

/** In the line of the counts, so that nothing moves when the leads come. */
export function SearchProgress({ onCancel }: { onCancel: () => void }) {
  return (
    <Flex align="center" gap="3" color="fg.muted">
      <Flex role="status" align="center" gap="2">
        <Spinner size="sm" color="brand.solid" />
        Looking for leads...
      </Flex>
      <Button size="xs" variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  )
}
