import { Button, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { SaveProgress } from '@/entities/list/save-leads'
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
  const { fileName, list, counts, progress } = props
  const { onDownloadSkipped, onViewContacts, onDone } = props
  const { listId } = progress
  const parts = reportCounts(counts, progress)

  return (
    <Stack gap="4">
      <StepHeading>
        {list.id === undefined
          ? `“${list.name}” is saved`
          : `The import into “${list.name}” is done`}
      </StepHeading>
      <Text>
        {counts.rows === 1
          ? `The 1 row in ${fileName}:`
          : `The ${formatCount(counts.rows)} rows in ${fileName}:`}
      </Text>
      <RowCounts counts={parts} />
      <VisuallyHidden role="status">
        {parts.map(({ label, count }) => `${label}: ${formatCount(count)}.`).join(' ')}
      </VisuallyHidden>
      <StepActions>
        <Button onClick={onDone}>Done</Button>
        {counts.invalid + counts.duplicate + (counts.leftOut ?? 0) > 0 && (
          <Button variant="outline" onClick={onDownloadSkipped}>
            Download skipped rows
          </Button>
        )}
        {listId !== undefined && (
          <Button variant="outline" onClick={() => onViewContacts(listId)}>
            View contacts
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
    { label: 'Created, not in the list', count: waiting.length },
    { label: 'In the list before', count: already },
    { label: 'Refused by the server', count: sent - saved - already - waiting.length },
    { label: 'Left out', count: counts.valid - sent + (counts.leftOut ?? 0) },
    { label: 'Blank', count: counts.blank },
  ]
  return [
    { label: 'Imported', count: saved, isGood: true },
    { label: 'Invalid', count: counts.invalid },
    { label: 'Duplicate', count: counts.duplicate },
    ...rare.filter(({ count }) => count > 0),
  ]
}
