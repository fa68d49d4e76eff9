import { useState } from 'react'
import { keepPicture, usePicture } from '@/entities/session/picture'
import { translate } from '@/shared/i18n/translate'
import { useColorMode } from '@/shared/ui/theme/color-mode'
import { notify } from '@/shared/ui/notifications/toaster'
import { keepLanguage, readLanguage } from './language'

/**
 * The settings of this device. The theme is applied and stored when it is chosen; language and
 * picture are stored by `save`.
 */
export function useSettingsDraft(userId: string) {
  const { mode, setMode } = useColorMode()
  const keptPicture = usePicture(userId)
  const [picture, setPicture] = useState(keptPicture)
  const [language, setLanguage] = useState(readLanguage)
  const [saved, setSaved] = useState({ mode, language })

  const isUnsaved = language !== saved.language || picture !== keptPicture
  /** Saving confirms a change of the theme too, although it is stored already. */
  const canSave = isUnsaved || mode !== saved.mode

  /** @returns whether nothing is left to save */
  const save = (): boolean => {
    const isLanguageKept = keepLanguage(language)
    const isPictureKept = keepPicture(userId, picture)
    if (!isLanguageKept || !isPictureKept) {
      notify.error({
        title: translate('Changes could not be saved'),
        description: translate(
          'This browser has no room for them, or does not let websites keep anything.',
        ),
      })
      return false
    }
    setSaved({ mode, language })
    notify.success({
      title: translate('Changes saved'),
      description: translate('Your theme, language and picture are kept on this device.'),
    })
    return true
  }

  return { mode, setMode, language, setLanguage, picture, setPicture, isUnsaved, canSave, save }
}
