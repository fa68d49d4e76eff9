import { useState } from 'react'
import { pictures } from '@/entities/session/picture'
import { keepLanguage, useLanguage } from '@/shared/i18n/language'
import { translate } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { type UnsavedWork, useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { useColorMode } from '@/shared/ui/theme/color-mode'
import { notify } from '@/shared/ui/notifications/toaster'

const changedPicture: UnsavedWork = {
  isLostBy: (leaving) =>
    leaving.by === 'navigation' ? leaving.to.pathname !== '/settings' : leaving.by !== 'close',
  question: () => ({
    title: translate('Leave without saving your picture?'),
    text: translate('The change of your picture is not saved yet.'),
    confirmLabel: translate('Leave'),
    cancelLabel: translate('Stay'),
  }),
}

export function useDeviceSettings(userId: string) {
  const { mode, setMode } = useColorMode()
  const kept = pictures(userId)
  const keptPicture = useStore(kept)
  const isKept = useStore(kept, kept.isStored)
  const [picture, setPicture] = useState(keptPicture)
  const language = useLanguage()
  const [saved, setSaved] = useState({ mode, language })

  const isUnsaved = picture !== keptPicture || !isKept
  const isNewMode = mode !== saved.mode
  const isNewLanguage = language !== saved.language
  /** Saving also confirms a change of theme or language, although it is persisted already. */
  const canSave = isUnsaved || isNewMode || isNewLanguage

  useUnsavedWork(isUnsaved ? changedPicture : undefined)

  /** @returns whether everything was persisted */
  const save = (): boolean => {
    // Retries: persisting it when it was chosen may have failed, if storage was full or blocked.
    const isLanguageKept = !isNewLanguage || keepLanguage(language)
    const isPictureKept = kept.set(picture)
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

  return {
    mode,
    setMode,
    language,
    picture,
    setPicture,
    isUnsaved,
    isNewLanguage,
    canSave,
    save,
  }
}
