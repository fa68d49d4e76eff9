import { SimpleGrid } from '@chakra-ui/react'
import type { ColorMode } from '@/shared/ui/theme/color-mode'
import { SelectField } from '@/shared/ui/fields/select-field'
import { languageOptions } from './language'
import { SettingsSection } from './settings-section'

const themeOptions: { value: ColorMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

type Props = {
  mode: ColorMode
  onModeChange: (mode: ColorMode) => void
  language: string
  onLanguageChange: (language: string) => void
}

export function AppearanceSection({ mode, onModeChange, language, onLanguageChange }: Props) {
  const handleModeChange = (value: string) => {
    const option = themeOptions.find((option) => option.value === value)
    if (option) onModeChange(option.value)
  }

  return (
    <SettingsSection title="Appearance" description="How the application looks on this device.">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <SelectField
          label="Theme"
          options={themeOptions}
          value={mode}
          onChange={handleModeChange}
          helper="Applies at once. System follows your device."
        />
        <SelectField
          label="Language"
          options={languageOptions}
          value={language}
          onChange={onLanguageChange}
          helper="Saved for later: the interface is in English for now."
        />
      </SimpleGrid>
    </SettingsSection>
  )
}
