import { Badge, Grid, Link, List, Stack, Text } from '@chakra-ui/react'
import { useLanguage } from '@/shared/i18n/language'
import { languageOptions } from '@/shared/i18n/languages'
import { downloadText } from '@/shared/lib/download'
import { demoAddress } from './demo-address'
import { inLanguage } from './in-language'
import { knownStories } from './known-stories'
import { contentOf, type SampleFile } from './sample-files'
import type { Message } from './message'

export function MessageEntry({ when, title, description, as, story, ...howTo }: Message) {
  const language = useLanguage()
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="8"
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      overflowWrap="anywhere"
    >
      <Stack gap="1" align="flex-start">
        <Text color="fg.muted" textStyle="sm">
          {when}
        </Text>
        <Text fontWeight="semibold">{title}</Text>
        {description && <Text whiteSpace="pre-line">{description}</Text>}
        <Translation title={title} description={description} />
        {as && <Badge variant="outline">{as === 'alert' ? 'Browser alert' : 'Dialog'}</Badge>}
        <Link
          href={`./?path=/story/${story}&globals=language:${language}`}
          target="_top"
          variant="underline"
          display="inline"
        >
          {knownStories.get(story)}
        </Link>
      </Stack>
      <Steps {...howTo} />
    </Grid>
  )
}

/** The message in the toolbar's language. */
function Translation({ title, description }: Pick<Message, 'title' | 'description'>) {
  const language = useLanguage()
  const locale = languageOptions.find(({ value }) => value === language)?.locale ?? 'en'
  if (locale === 'en') return null
  return (
    <Stack gap="1" ps="3" borderStartWidth="2px" lang={locale}>
      <Text fontWeight="semibold">{inLanguage(title, locale) ?? title}</Text>
      {description && (
        <Text whiteSpace="pre-line">{inLanguage(description, locale) ?? description}</Text>
      )}
    </Stack>
  )
}

function Steps({ address, steps, files }: Pick<Message, 'address' | 'steps' | 'files'>) {
  const language = useLanguage()
  return (
    <List.Root as="ol" ps="5" gap="1" textStyle="sm">
      <List.Item>
        {'Open '}
        <Link
          href={demoAddress(`${address}&language=${language}`)}
          target="_blank"
          rel="noreferrer"
          variant="underline"
          display="inline"
        >
          {address}
        </Link>
      </List.Item>
      {files && (
        <List.Item>
          {'Download '}
          {files.map((file) => (
            <FileButton key={file.name} file={file} />
          ))}
        </List.Item>
      )}
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps may recur, in fixed order
        <List.Item key={index}>{step}</List.Item>
      ))}
    </List.Root>
  )
}

function FileButton({ file }: { file: SampleFile }) {
  return (
    <Link asChild variant="underline" display="inline" me="2">
      <button type="button" onClick={() => downloadText(file.name, contentOf(file))}>
        {file.name}
      </button>
    </Link>
  )
}
