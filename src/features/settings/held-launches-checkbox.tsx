import { useTranslation } from '@/shared/i18n/translate'
import { areLaunchesHeld, setLaunchesHeld } from '@/shared/lib/held-launches'
import { useStore } from '@/shared/lib/store'
import { DeviceCheckbox } from '@/shared/ui/fields/device-checkbox'

export const HeldLaunchesCheckbox = () => {
  const t = useTranslation()
  return (
    <DeviceCheckbox
      label={t('Hold launches for 10 seconds')}
      hint={t(
        'Launch and Start count down first, and can be undone. Applies at once, on this device.',
      )}
      isOn={useStore(areLaunchesHeld)}
      onChange={setLaunchesHeld}
    />
  )
}
