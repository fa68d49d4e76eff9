import { chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'

type Props = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A device setting that applies at once. Not for form fields. */
export function DeviceCheckbox({ label, hint, isOn, onChange }: Props) {
  const hintId = useId()
  return (
    <div>
      <chakra.label
        display="inline-flex"
        alignItems="center"
        gap="2.5"
        minHeight="6"
        textStyle="sm"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          boxSize="4"
          checked={isOn}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </chakra.label>
      <Text id={hintId} mt="1" color="fg.muted" textStyle="sm">
        {hint}
      </Text>
    </div>
  )
}
