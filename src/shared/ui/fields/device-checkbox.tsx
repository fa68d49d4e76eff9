import { Text } from '@chakra-ui/react'
import { useId } from 'react'
import { CheckLabel } from './check-label'

type Props = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A device setting that applies at once. Not for form fields. */
export function DeviceCheckbox({ label, hint, isOn, onChange }: Props) {
  const hintId = useId()
  return (
    <div>
      <CheckLabel isChecked={isOn} describedBy={hintId} textStyle="sm" onChange={onChange}>
        {label}
      </CheckLabel>
      <Text id={hintId} mt="1" color="fg.muted" textStyle="sm">
        {hint}
      </Text>
    </div>
  )
}
