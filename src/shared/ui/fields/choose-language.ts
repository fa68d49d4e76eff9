import { setLanguage } from '@/shared/i18n/language'
import type { Language } from '@/shared/i18n/languages'
import { translate } from '@/shared/i18n/translate'
import { notify } from '../notifications/toaster'

export async function chooseLanguage(language: Language): Promise<void> {
  if (await setLanguage(language)) return
  notify.error({
    title: translate('The language could not be loaded'),
    description: translate('Check your connection and choose it again.'),
  })
}
