import { useTranslation } from '@/shared/i18n/translate'
import { singleKeys } from '@/shared/lib/device/single-keys'
import { useStore } from '@/shared/lib/state/store'
import { DeviceCheckbox } from './device-checkbox'

/** Toggles single-key shortcuts. Shown in Settings and in the shortcut sheet. */
export const SingleKeysCheckbox = () => {
  const t = useTranslation()
  return (
    <DeviceCheckbox
      label={t('Single-key shortcuts')}
      hint={t(
        'Keys without Ctrl or ⌘ run actions. Applies at once, on this device; the arrow keys always work.',
      )}
      isOn={useStore(singleKeys) === 'on'}
      onChange={(isOn) => void singleKeys.set(isOn ? 'on' : 'off')}
    />
  )
}
