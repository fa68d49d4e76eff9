import { areLaunchesHeld, setLaunchesHeld } from '@/shared/lib/held-launches'
import { useStore } from '@/shared/lib/store'
import { DeviceCheckbox } from '@/shared/ui/fields/device-checkbox'

export const HeldLaunchesCheckbox = () => (
  <DeviceCheckbox
    label="Hold launches for 10 seconds"
    hint="Launch and Start count down first, and can be undone. Applies at once, on this device."
    isOn={useStore(areLaunchesHeld)}
    onChange={setLaunchesHeld}
  />
)
