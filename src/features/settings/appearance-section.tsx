import { SimpleGrid } from '@chakra-ui/react'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import type { ColorMode } from '@/shared/ui/theme/color-mode'
import { SelectField } from '@/shared/ui/fields/select-field'
import { useOptions } from '@/shared/i18n/use-options'
import { languageOptions } from './language'
import { SettingsSection } from './settings-section'

const themeOptions: { value: ColorMode; label: Translatable }[] = [
  { value: 'light', label: msg('Light') },
  { value: 'dark', label: msg('Dark') },
  { value: 'system', label: msg('System') },
]

type Props = {
  mode: ColorMode
  onModeChange: (mode: ColorMode) => void
  language: string
  onLanguageChange: (language: string) => void
}

export function AppearanceSection({ mode, onModeChange, language, onLanguageChange }: Props) {
  const t = useTranslation()
  const themes = useOptions(themeOptions)
  const languages = useOptions(languageOptions)
  const handleModeChange = (value: string) => {
    const option = themeOptions.find((option) => option.value === value)
    if (option) onModeChange(option.value)
  }

  return (
    <SettingsSection
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
          onChange={onLanguageChange}
          helper={t('Saved for later: the interface is in English for now.')}
        />
      </SimpleGrid>
    </SettingsSection>
  )
}
