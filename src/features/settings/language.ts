import { keepOnDevice, readFromDevice } from '@/shared/lib/device-store'

const KEY = 'language'

export const languageOptions = [
  { value: 'english', label: 'English' },
  { value: 'spanish', label: 'Spanish' },
  { value: 'french', label: 'French' },
  { value: 'german', label: 'German' },
  { value: 'portuguese', label: 'Portuguese' },
]

export function readLanguage(): string {
  const kept = readFromDevice(KEY)
  return languageOptions.find(({ value }) => value === kept)?.value ?? 'english'
}

/** @returns whether the device could keep it */
export function keepLanguage(language: string): boolean {
  return keepOnDevice(KEY, language)
}
