import { Text } from '@chakra-ui/react'

/** Shown beside fields that are disabled while saving. */
export function SavingNote() {
  return (
    <Text role="status" color="fg.muted" fontWeight="medium">
      Saving...
    </Text>
  )
}
