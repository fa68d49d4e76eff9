import { SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { type Language, languageOptions } from '@/shared/i18n/languages'
import { chooseLanguage } from '@/shared/ui/fields/choose-language'
import type { ColorMode } from '@/shared/ui/theme/color-mode'
import { SelectField } from '@/shared/ui/fields/select-field'
import { useOptions } from '@/shared/i18n/use-options'
import { SettingsSection } from './settings-section'

const themeOptions: { value: ColorMode; label: Translatable }[] = [
  { value: 'light', label: msg('Light') },
  { value: 'dark', label: msg('Dark') },
  { value: 'system', label: msg('System') },
]

type Props = {
  mode: ColorMode
  onModeChange: (mode: ColorMode) => void
  language: Language
  /** Saves the settings of this device. */
  children: ReactNode
}

export function AppearanceSection({ mode, onModeChange, language, children }: Props) {
  const t = useTranslation()
  const themes = useOptions(themeOptions)
  // The specification requires English names; other languages use names that their speakers
  // recognise.
  const languages = languageOptions.map(({ value, englishName, ownName, isPartial }) => {
    const name = language === 'english' ? englishName : ownName
    return {
      value,
      label: isPartial ? t('{language} (partly translated)', { language: name }) : name,
    }
  })
  const handleModeChange = (value: string) => {
    const option = themeOptions.find((option) => option.value === value)
    if (option) onModeChange(option.value)
  }
  const handleLanguageChange = (value: string) => {
    const option = languageOptions.find((option) => option.value === value)
    if (option) void chooseLanguage(option.value)
  }

  return (
    <SettingsSection
      id="settings-appearance"
      title={t('Appearance')}
      description={t('How the application looks on this device.')}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <SelectField
          label={t('Theme')}
          options={themes}
          value={mode}
          onChange={handleModeChange}
          helper={t('Applies at once. System follows your device.')}
        />
        <SelectField
          label={t('Language')}
          options={languages}
          value={language}
          onChange={handleLanguageChange}
          helper={t('Applies at once, in all tabs.')}
        />
      </SimpleGrid>
      {children}
    </SettingsSection>
  )
}
