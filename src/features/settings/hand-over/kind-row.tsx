import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** Width of the checkbox and its gap. */
export const KIND_INDENT = '1.875rem'

type Props = {
  label: string
  note: ReactNode
  isChosen: boolean
  isDisabled: boolean
  onChange: (isChosen: boolean) => void
  children?: ReactNode
}

export const KindList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack as="ul" aria-label={label} gap="0" listStyleType="none">
    {children}
  </Stack>
)

/** A selectable kind of entries; `note` says how many there are. */
export function KindRow({ label, note, isChosen, isDisabled, onChange, children }: Props) {
  const noteId = useId()
  return (
    <Box as="li" py="2.5" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="1">
        <Checkbox.Root
          disabled={isDisabled}
          checked={isChosen && !isDisabled}
          onCheckedChange={({ checked }) => onChange(checked === true)}
        >
          <Checkbox.HiddenInput aria-describedby={noteId} />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
        <Text
          id={noteId}
          ms={KIND_INDENT}
          color="fg.muted"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
        >
          {note}
        </Text>
      </Flex>
      {children}
    </Box>
  )
}
