import { Text } from '@chakra-ui/react'
import type { DraftView } from '../flow/draft/use-campaign-draft'
import { SavingNote } from '../flow/saving-note'

const timeFormat = new Intl.DateTimeFormat(undefined, {
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** What became of the last change, in a few words. */
export function DraftState({ view, isSaving }: { view: DraftView; isSaving: boolean }) {
  if (isSaving) return <SavingNote />
  return (
    <Text color="fg.muted" textStyle={{ base: 'xs', md: 'sm' }} truncate>
      {textFor(view)}
    </Text>
  )
}

function textFor({ isUnsaved, isKept, elsewhere, keptAt }: DraftView): string {
  if (!isUnsaved) return 'No changes yet'
  if (!isKept || elsewhere) return 'Draft not kept'
  return keptAt === undefined ? 'Draft kept' : `Draft kept ${timeFormat.format(keptAt)}`
}
