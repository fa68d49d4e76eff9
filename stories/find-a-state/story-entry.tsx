import { Link, Stack, Text } from '@chakra-ui/react'
import { useLanguage } from '@/shared/i18n/language'
import { type Language, languageOptions } from '@/shared/i18n/languages'
import { demoAddress, mockPathOf } from './demo-address'
import { inLanguage } from './in-language'
import type { KnownStory } from './known-stories'

type StoryEntryProps = KnownStory & { language?: Language }

/** A story, its message, and its screen in the demo, in the toolbar's language if none is given. */
export function StoryEntry({ id, name, parameters, globals, ...given }: StoryEntryProps) {
  const chosen = useLanguage()
  const language = given.language ?? chosen
  const settings = [`language:${language}`, globals].filter(Boolean).join(';')
  const path = mockPathOf(parameters)
  const { message, dialog } = parameters
  return (
    <Stack as="li" gap="1" py="3" borderTopWidth="1px" overflowWrap="anywhere">
      <Link
        href={`./?path=/story/${id}&globals=${settings}`}
        target="_top"
        variant="underline"
        display="inline"
        alignSelf="flex-start"
      >
        {name}
      </Link>
      {dialog && <Text color="fg.muted">{`Dialog: ${dialog}`}</Text>}
      {message && <MessageText {...message} />}
      {path && (
        <Link
          href={demoAddress(`${path}&language=${language}`)}
          target="_blank"
          rel="noreferrer"
          variant="underline"
          display="inline"
          alignSelf="flex-start"
          textStyle="sm"
          color="fg.muted"
        >
          {`Demo: ${path}`}
        </Link>
      )}
    </Stack>
  )
}

type Texts = { title: string; description?: string }

/** In English, and in the toolbar's language. */
export function MessageText({ title, description }: Texts) {
  const language = useLanguage()
  const locale = languageOptions.find(({ value }) => value === language)?.locale ?? 'en'
  const locales = locale === 'en' ? ['en'] : ['en', locale]
  return locales.map((lang) => {
    const inThat = (text: string) => (lang === 'en' ? text : (inLanguage(text, lang) ?? text))
    return (
      <Stack key={lang} gap="0" ps="3" borderStartWidth="2px" lang={lang}>
        <Text fontWeight="semibold">{inThat(title)}</Text>
        {description && <Text whiteSpace="pre-line">{inThat(description)}</Text>}
      </Stack>
    )
  })
}
