import { Button, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { SaveProgress } from '@/entities/list/save-leads'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/lib/format-count'
import type { RowCounts as Counts } from './csv/csv-session'
import type { ImportedList } from './csv-import-store'
import { RowCounts, type RowCount } from './row-counts'
import { StepActions } from './step-actions'
import { StepHeading } from './step-heading'

type Props = {
  fileName: string
  list: ImportedList
  counts: Counts
  progress: SaveProgress
  onDownloadSkipped: () => void
  onViewContacts: (listId: string) => void
  onDone: () => void
}

export function ReportStep(props: Props) {
  const t = useTranslation()
  const { fileName, list, counts, progress } = props
  const { onDownloadSkipped, onViewContacts, onDone } = props
  const { listId } = progress
  const parts = reportCounts(counts, progress)

  return (
    <Stack gap="4">
      <StepHeading>
        {list.id === undefined
          ? t('“{name}” is saved', { name: list.name })
          : t('The import into “{name}” is done', { name: list.name })}
      </StepHeading>
      <Text>
        {counts.rows === 1
          ? t('The 1 row in {fileName}:', { fileName })
          : t('The {rows, number} rows in {fileName}:', { rows: counts.rows, fileName })}
      </Text>
      <RowCounts counts={parts} />
      <VisuallyHidden role="status">
        {parts.map(({ label, count }) => `${label}: ${formatCount(count)}.`).join(' ')}
      </VisuallyHidden>
      <StepActions>
        <Button onClick={onDone}>{t('Done')}</Button>
        {counts.invalid + counts.duplicate + (counts.leftOut ?? 0) > 0 && (
          <Button variant="outline" onClick={onDownloadSkipped}>
            {t('Download skipped rows')}
          </Button>
        )}
        {listId !== undefined && (
          <Button variant="outline" onClick={() => onViewContacts(listId)}>
            {t('View contacts')}
          </Button>
        )}
      </StepActions>
    </Stack>
  )
}

/** Every row of the file is counted in exactly one of these. */
function reportCounts(counts: Counts, progress: SaveProgress): RowCount[] {
  const { sent, saved, already, waiting } = progress
  const rare = [
    { label: translate('Created, not in the list'), count: waiting.length },
    { label: translate('In the list before'), count: already },
    { label: translate('Refused by the server'), count: sent - saved - already - waiting.length },
    { label: translate('Left out'), count: counts.valid - sent + (counts.leftOut ?? 0) },
    { label: translate('Blank'), count: counts.blank },
  ]
  return [
    { label: translate('Imported'), count: saved, isGood: true },
    { label: translate('Invalid'), count: counts.invalid },
    { label: translate(msg('Duplicate', 'number of rows')), count: counts.duplicate },
    ...rare.filter(({ count }) => count > 0),
  ]
}
