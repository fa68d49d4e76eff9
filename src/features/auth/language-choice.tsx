import { chakra } from '@chakra-ui/react'
import { useLanguage } from '@/shared/i18n/language'
import { languageOptions } from '@/shared/i18n/languages'
import { useTranslation } from '@/shared/i18n/translate'
import { chooseLanguage } from '@/shared/ui/choose-language'

/** Each language by its own name, for people who cannot read the one that is shown. */
export function LanguageChoice() {
  const t = useTranslation()
  const language = useLanguage()
  return (
    <chakra.select
      aria-label={t('Language')}
      value={language}
      onChange={({ target }) => {
        const option = languageOptions.find(({ value }) => value === target.value)
        if (option) void chooseLanguage(option.value)
      }}
      justifySelf="center"
      minH="9"
      px="2"
      borderRadius="l2"
      bg="transparent"
      color="fg.muted"
      textStyle="sm"
    >
      {languageOptions.map(({ value, locale, ownName }) => (
        <option key={value} value={value} lang={locale}>
          {ownName}
        </option>
      ))}
    </chakra.select>
  )
}
