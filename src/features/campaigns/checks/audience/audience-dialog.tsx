import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { Person } from '@/entities/lead/people'
import { msg, type Translate, useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { type Group, campaignsOf, groupOptions } from './audience-groups'
import type { Audience, Source } from './count-audience'
import { useAudience } from './use-audience'

type Props = { selected: readonly Campaign[]; onClose: () => void }

/** The names behind the numbers, by what is remarkable about them. */
export function AudienceDialog({ selected, onClose }: Props) {
  const t = useTranslation()
  const { audience, sources, isReading, progress, failedCount, retry, unreadCount, readAll } =
    useAudience(selected)

  return (
    <Dialog
      size="xl"
      title={t('Who is written to')}
      description={t('Contacts with the same address, or else the same id, are one person.')}
      onClose={onClose}
    >
      <Stack gap="4" align="flex-start">
        {isReading && (
          <ProgressBar
            label={t('Reading contacts')}
            {...progress}
            valueText={t('{value} of {max} lists', { value: progress.value, max: progress.max })}
          />
        )}
        {failedCount > 0 && (
          <Note action={t('Retry')} onAction={retry} tone="fg.error">
            {failedCount === 1
              ? t('One list could not be read: its contacts are missing here.')
              : t('{failedCount} lists could not be read: their contacts are missing here.', {
                  failedCount,
                })}
          </Note>
        )}
        {unreadCount > 0 && (
          <Note
            action={t('{count, plural, one {Read # list} other {Read # lists}}', {
              count: unreadCount,
            })}
            onAction={readAll}
          >
            {audience
              ? t('Not checked: who is in the lists of all active campaigns.')
              : t('Not checked: the lists of these campaigns and of the active ones.')}
          </Note>
        )}
        {audience && <People audience={audience} sources={sources} />}
        {!isReading && !audience && unreadCount === 0 && (
          <EmptyState title={t('Nobody is written to')} />
        )}
      </Stack>
    </Dialog>
  )
}

type NoteProps = { children: string; action: string; onAction: () => void; tone?: string }

function Note({ children, action, onAction, tone = 'fg.muted' }: NoteProps) {
  return (
    <Flex wrap="wrap" align="center" gap="3">
      <Text color={tone} textStyle="sm">
        {children}
      </Text>
      <Button size="xs" variant="outline" onClick={onAction}>
        {action}
      </Button>
    </Flex>
  )
}

type PeopleProps = { audience: Audience; sources: readonly Source[] }

function People({ audience, sources }: PeopleProps) {
  const t = useTranslation()
  const [chosen, setChosen] = useState<Group>('everyone')
  const options = groupOptions(audience, t)
  const group = options.some(({ value }) => value === chosen) ? chosen : 'everyone'
  const columns = useMemo(() => columnsOf(sources, t), [sources, t])
  if (audience.everyone.length === 0) return <EmptyState title={t('Nobody is written to')} />
  return (
    <>
      <SegmentedControl label={t('Show')} options={options} value={group} onChange={setChosen} />
      <Box width="full">
        <VirtualTable
          label={t('People')}
          rows={audience[group]}
          columns={columns}
          getRowId={keyOf}
          maxHeight="50dvh"
        />
      </Box>
    </>
  )
}

const keyOf = ({ key }: Person) => key

function columnsOf(sources: readonly Source[], t: Translate): TableColumn<Person>[] {
  return [
    {
      id: 'name',
      header: msg('Name'),
      width: '26%',
      minRem: 10,
      text: ({ contact }) => contact.name,
    },
    {
      id: 'email',
      header: msg('E-mail'),
      width: '38%',
      minRem: 15,
      text: ({ contact }) => contact.email,
    },
    {
      id: 'campaigns',
      header: msg('Campaigns'),
      minRem: 15,
      text: (person) => campaignsOf(person, sources, t),
    },
  ]
}
