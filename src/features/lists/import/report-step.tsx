import { Button, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { SaverEnd } from '@/entities/list/saver/saver'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/lib/format-count'
import type { RowCounts as Counts } from './csv/csv-session'
import { RowCounts, type RowCount } from './row-counts'
import { StepActions, StepHeading } from './step-actions'

type Props = {
  fileName: string
  counts: Counts
  end: SaverEnd
  onDownloadSkipped: () => void
  onViewContacts: (listId: string) => void
  onDone: () => void
}

export function ReportStep(props: Props) {
  const t = useTranslation()
  const { fileName, counts, end, onDownloadSkipped, onViewContacts, onDone } = props
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
        <Button variant="outline" onClick={() => onViewContacts(list.id)}>
          {t('View contacts')}
        </Button>
      </StepActions>
    </Stack>
  )
}

/** Every row of the file is counted in exactly one of these. */
function reportCounts(counts: Counts, progress: SaverEnd['progress']): RowCount[] {
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
