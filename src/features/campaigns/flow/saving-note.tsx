import { Text } from '@chakra-ui/react'

/** Beside fields that take no edits for the moment. */
export function SavingNote() {
  return (
    <Text role="status" color="fg.muted" fontWeight="medium">
      Saving...
    </Text>
  )
}
