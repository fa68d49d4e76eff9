import { chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { areSingleKeysOn, setSingleKeys } from '@/shared/lib/single-keys'
import { useStore } from '@/shared/lib/store'

export function SingleKeysCheckbox() {
  const isOn = useStore(areSingleKeysOn)
  const hintId = useId()
  return (
    <div>
      <chakra.label
        display="inline-flex"
        alignItems="center"
        gap="2.5"
        textStyle="sm"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          boxSize="4"
          checked={isOn}
          aria-describedby={hintId}
          onChange={({ target }) => setSingleKeys(target.checked)}
        />
        Single-key shortcuts
      </chakra.label>
      <Text id={hintId} mt="1" color="fg.muted" textStyle="sm">
        Keys without Ctrl or ⌘ run actions. Applies at once, on this device; the arrow keys always
        work.
      </Text>
    </div>
  )
}
