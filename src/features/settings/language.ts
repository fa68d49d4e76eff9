import { msg } from '@/shared/i18n/translate'
import { deviceStorage } from '@/shared/lib/browser-storage'

const KEY = 'language'

export const languageOptions = [
  { value: 'english', label: msg('English') },
  { value: 'spanish', label: msg('Spanish') },
  { value: 'french', label: msg('French') },
  { value: 'german', label: msg('German') },
  { value: 'portuguese', label: msg('Portuguese') },
]

export function readLanguage(): string {
  const kept = deviceStorage.read(KEY)
  return languageOptions.find(({ value }) => value === kept)?.value ?? 'english'
}

/** @returns whether the device could store it */
export function keepLanguage(language: string): boolean {
  return deviceStorage.write(KEY, language)
}
