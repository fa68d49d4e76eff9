import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useIsBounced } from '@/entities/event/event-queries'
import type { Person } from '@/entities/lead/people'
import { msg, type Translate, useTranslation, type Translatable } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/lib/values/format-count'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { isRead } from '../check'
import { type CheckState, useCheck } from '../check-store'
import { namesOf, unknownTexts } from '../check-texts'
import { UnknownNote } from '@/shared/ui/unknown-note'
import type { Audience, Source } from './count-audience'

type Props = { selected: readonly Campaign[]; onClose: () => void }

export function AudienceDialog({ selected, onClose }: Props) {
  const t = useTranslation()
  const { retry, cancel, ...check } = useCheck(selected, { isWithActive: true })
  const { audience, sources, progress, isDone, isCancelled } = check

  return (
    <Dialog
      size="xl"
      title={t('Who is written to')}
      description={t('Contacts with the same address, or else the same id, are one person.')}
      onClose={onClose}
    >
      <Stack gap="4" align="flex-start">
        {!isDone && (
          <Flex width="full" align="end" gap="3">
            <Box flex="1">
              <ProgressBar
                label={t('Reading contacts')}
                {...progress}
                valueText={t('{value} of {max} lists', {
                  value: progress.value,
                  max: progress.max,
                })}
              />
            </Box>
            {isRead(audience) && !isCancelled && (
              <Button size="xs" variant="outline" onClick={cancel}>
                {t('Cancel')}
              </Button>
            )}
          </Flex>
        )}
        <UnknownNote
          texts={[...unknownTexts(check, t), ...activeTexts(check, t)]}
          onRetry={retry}
        />
        {isRead(audience) && <People audience={audience} sources={sources} />}
      </Stack>
    </Dialog>
  )
}

/** Why the contacts of active campaigns are unknown. */
function activeTexts({ overlap, failedActive, isCancelled }: CheckState, t: Translate): string[] {
  if (isCancelled) return [t('Not checked: who is in the lists of all active campaigns.')]
  if (overlap !== 'failed') return []
  return failedActive.length > 0
    ? [
        t(
          'Who else is in active campaigns is not known: the contacts of {names} could not be read.',
          {
            names: namesOf(failedActive, t),
          },
        ),
      ]
    : [t('Who is in active campaigns is not known: the campaigns could not be read.')]
}

type PeopleProps = { audience: Audience; sources: readonly Source[] }

function People({ audience, sources }: PeopleProps) {
  const t = useTranslation()
  const [chosen, setChosen] = useState<Group>('everyone')
  const isBounced = useIsBounced()
  const options = groupOptions(audience, t)
  const group = options.some(({ value }) => value === chosen) ? chosen : 'everyone'
  const columns = useMemo(() => columnsOf(sources, isBounced, t), [sources, isBounced, t])
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

function columnsOf(
  sources: readonly Source[],
  isBounced: ReturnType<typeof useIsBounced>,
  t: Translate,
): TableColumn<Person>[] {
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
      lateMark: ({ contact }) => (isBounced(contact) ? t('Bounced') : undefined),
    },
    {
      id: 'campaigns',
      header: msg('Campaigns'),
      minRem: 15,
      text: (person) => campaignsOf(person, sources, t),
    },
  ]
}

type Group = keyof Audience

const labels: Record<Group, Translatable> = {
  everyone: msg('Everyone'),
  inListTwice: msg('Twice in a list'),
  inSeveral: msg('In several of these campaigns'),
  inActive: msg('In active campaigns'),
  withoutAddress: msg('Without e-mail'),
}

function groupOptions(audience: Audience, t: Translate): { value: Group; label: string }[] {
  const groups: Group[] = ['everyone', 'inListTwice', 'inSeveral', 'inActive', 'withoutAddress']
  return groups
    .filter((group) => group === 'everyone' || audience[group].length > 0)
    .map((group) => ({
      value: group,
      label: `${t(labels[group])} (${formatCount(audience[group].length)})`,
    }))
}

/**
 * The campaigns that a person is in, such as 'Webinar, Intro (active), Tour (2 times in its list)'.
 */
function campaignsOf({ at }: Person, sources: readonly Source[], t: Translate): string {
  const names: string[] = []
  for (const index of new Set(at)) {
    const { selected = [], active = [] } = sources[index] ?? {}
    const times = at.filter((one) => one === index).length
    for (const { name } of selected) {
      names.push(times > 1 ? t('{name} ({times} times in its list)', { name, times }) : name)
    }
    for (const { name } of active) names.push(t('{name} (active)', { name }))
  }
  return names.join(', ')
}
