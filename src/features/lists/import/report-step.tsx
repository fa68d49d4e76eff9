import { Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ListSaveResult } from '@/entities/list/list-save/list-save-job'
import { formatCount } from '@/shared/i18n/format-count'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialogs/dialog'
import { StepHeading } from '@/shared/ui/page/step-heading'
import type { RowCounts } from './csv/csv-file'
import {
  type Count,
  Counts,
  DownloadSkipped,
  PartlyRead,
  rowKinds,
  type StepOf,
} from './review-step'

type ReportProps = StepOf<'report'> & {
  onViewContacts: (listId: string) => void
  onDone: () => void
}

export function ReportStep({ file, csv, end, onViewContacts, onDone }: ReportProps) {
  const t = useTranslation()
  const fileName = file.name
  const { counts } = csv
  const { list } = end
  const parts = reportCounts(counts, end.progress)

  return (
    <Stack gap="4">
      <StepHeading>
        {list.isNew
          ? t('“{name}” is saved', { name: list.name })
          : t('The import into “{name}” is done', { name: list.name })}
      </StepHeading>
      <Text>
        {counts.rows === 1
          ? t('The 1 row in {fileName}:', { fileName })
          : t('The {rows, number} rows in {fileName}:', { rows: counts.rows, fileName })}
      </Text>
      <Counts of={parts} />
      <VisuallyHidden role="status">
        {parts.map(({ label, count }) => `${label}: ${formatCount(count)}.`).join(' ')}
      </VisuallyHidden>
      <PartlyRead {...{ fileName, csv }} />
      <Flex mx="-3" _empty={{ display: 'none' }}>
        <DownloadSkipped {...{ fileName, csv }} />
      </Flex>
      <DialogFooter>
        <Button variant="outline" onClick={() => onViewContacts(list.id)}>
          {t('View contacts')}
        </Button>
        <Button onClick={onDone}>{t('Done')}</Button>
      </DialogFooter>
    </Stack>
  )
}

/** Counts each row exactly once. */
function reportCounts(counts: RowCounts, progress: ListSaveResult['progress']): Count[] {
  const { sent, saved, already, waiting } = progress
  const rare = [
    { label: translate('Created, not in the list'), count: waiting.length },
    { label: translate('In the list before'), count: already },
    { label: translate('Refused by the server'), count: sent - saved - already - waiting.length },
    { label: translate('Left out'), count: counts.valid - sent + counts.leftOut },
    { label: translate('Blank'), count: counts.blank },
  ]
  return [
    { label: translate('Imported'), count: saved, color: 'fg.success' },
    { ...rowKinds.invalid, label: translate(rowKinds.invalid.label), count: counts.invalid },
    { ...rowKinds.duplicate, label: translate(rowKinds.duplicate.label), count: counts.duplicate },
    ...rare.filter(({ count }) => count > 0),
  ]
}
