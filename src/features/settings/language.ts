import { deviceStorage } from '@/shared/lib/browser-storage'

const KEY = 'language'

export const languageOptions = [
  { value: 'english', label: 'English' },
  { value: 'spanish', label: 'Spanish' },
  { value: 'french', label: 'French' },
  { value: 'german', label: 'German' },
  { value: 'portuguese', label: 'Portuguese' },
]

export function readLanguage(): string {
  const kept = deviceStorage.read(KEY)
  return languageOptions.find(({ value }) => value === kept)?.value ?? 'english'
}

/** @returns whether the device could store it */
export function keepLanguage(language: string): boolean {
  return deviceStorage.write(KEY, language)
}
