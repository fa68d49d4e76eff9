import { Text } from '@chakra-ui/react'

/** Why a button cannot be pressed until Save Campaign is answered. */
export const SAVING = 'The campaign is being saved.'

/** Shown beside fields that are disabled while saving. */
export function SavingNote() {
  return (
    <Text role="status" color="fg.muted" fontWeight="medium">
      Saving...
    </Text>
  )
}
