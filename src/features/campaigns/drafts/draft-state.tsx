import { Text } from '@chakra-ui/react'
import { ofDevice, perLocale } from '@/shared/i18n/active-language'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import type { DraftView } from './use-campaign-draft'
import { SavingNote } from './saving-note'

const timeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(ofDevice(locale), { timeStyle: 'short', hourCycle: 'h23' }),
)

/** What became of the last change, in a few words. */
export function DraftState({ view, isSaving }: { view: DraftView; isSaving: boolean }) {
  const t = useTranslation()
  if (isSaving) return <SavingNote />
  return (
    <Text color="fg.muted" textStyle={{ base: 'xs', md: 'sm' }} truncate>
      {textFor(view, t)}
    </Text>
  )
}

function textFor({ isUnsaved, isKept, elsewhere, keptAt }: DraftView, t: Translate): string {
  if (!isUnsaved) return t('No changes yet')
  if (!isKept || elsewhere) return t('Draft not kept')
  return keptAt === undefined
    ? t('Draft kept')
    : t('Draft kept {time}', { time: timeFormat().format(keptAt) })
}
