import { Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useKnownEvents } from '@/entities/event/event-queries'
import { dateFormat } from '@/shared/i18n/active-language'
import { formatCount } from '@/shared/i18n/format-count'
import { msg, type Translatable, type Translate, useTranslation } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { NumberField } from '@/shared/ui/fields/number-field'
import { LaunchIcon } from '@/shared/ui/icons'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { Panel } from '@/shared/ui/panel/panel'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { DataTable } from '@/shared/ui/tables/data-table'
import { byKey } from '@/shared/ui/tables/row-ids'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { CheckNotes, useMadeLists, type UseList } from '../checks/audience/audience-dialog'
import type { Audience, Source } from '../checks/count-audience'
import { reactionsOf } from '../checks/audience/known-reactions'
import { ListWithout, type MadeList } from '../checks/audience/new-lists'
import type { Checked } from '../checks/check'
import { useCheck } from '../checks/check-store'
import { recipientsText } from '../checks/check-texts'
import { isRead } from '../checks/reading'
import { fillHtml, fillText, tokenValues } from '../mail/fill-tokens'
import { MailFrame } from '../mail/mail-frame'
import { sendersQuery } from '../sender-queries'
import { tokenText } from '../tokens/tokens'
import { dateOf, type Due, type Fate, fates, mailsBySender, rehearse, type Turn } from './rehearse'
import { Stage } from './stage'
import type { Scene } from './stage-drawing'

type Props = {
  selected: readonly Checked[]
  onUseList: UseList
  /** Without it there is nothing to launch yet. */
  onLaunch?: (check: ReturnType<typeof useCheck>) => void
  onClose: () => void
}

/** Shows what a start today would send to whom on which day. Sends nothing. */
export function RehearsalDialog({ selected, onUseList, onLaunch, onClose }: Props) {
  const t = useTranslation()
  const check = useCheck(selected, { isWithOthers: true })
  const { audience, sources, withoutList } = check
  const { newLists, handleMade } = useMadeLists(selected, onUseList)
  const isEmpty = isRead(audience) && audience.everyone.length === 0
  const withoutSteps = selected.filter(({ steps }) => steps.length === 0)
  const canPlay = isRead(audience) && !isEmpty && withoutSteps.length < selected.length
  const notes = [
    selected.length === 0
      ? t('This campaign does not exist, or was deleted')
      : isEmpty && withoutList.length === 0 && recipientsText(check, t),
    ...withoutSteps.map(({ name }) => t('“{name}” has no steps that are known.', { name })),
    ...withoutList.map((name) => t('Who will get “{name}” is not known.', { name })),
  ].filter((text) => text !== false)
  return (
    <Dialog
      size="xl"
      isFilling
      title={t('Rehearse')}
      description={t(
        'If it started today. Not known: when within a day the server sends, and who answers and gets no further mail.',
      )}
      footer={
        // Not before there is something else to focus.
        onLaunch &&
        canPlay && (
          <Button onClick={() => onLaunch(check)}>
            <LaunchIcon />
            {t('Launch ({count})', { count: selected.length })}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Stack gap="3" minHeight="0" overflowY="auto">
        <CheckNotes {...check} />
        {newLists}
        {canPlay ? (
          <>
            {notes.length > 0 && <Text color="fg.warning">{notes.join(' ')}</Text>}
            <Play {...{ audience, sources, selected }} onMade={handleMade} />
          </>
        ) : (
          notes.length > 0 && <EmptyState title={notes.join(' ')} />
        )}
      </Stack>
    </Dialog>
  )
}

const fateLabels: Record<Fate, Translatable> = {
  mails: msg('Get a mail'),
  withoutAddress: msg('Without e-mail'),
  saidNo: msg('Said no'),
  bounced: msg('Known to have bounced'),
  lacks: msg('A value is missing'),
}

const bouncedOnly = ['bounced'] as const
const dates = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })

type PlayProps = Pick<Props, 'selected'> & {
  audience: Audience
  sources: readonly Source[]
  onMade: (lists: readonly MadeList[]) => void
}

function Play({ audience, sources, selected, onMade }: PlayProps) {
  const t = useTranslation()
  const { events, hasFailed, isPending, retry } = useKnownEvents(bouncedOnly)
  const [start] = useState(() => new Date())
  const [day, setDay] = useState(1)
  const [chosen, setChosen] = useState<Fate>('mails')
  const [openKey, setOpenKey] = useState<string>()
  const [limit, setLimit] = useState(0)
  const dues = useMemo(() => {
    const { bounced } = reactionsOf(audience.everyone, events)
    return selected.flatMap((campaign) => rehearse(campaign, audience, sources, bounced))
  }, [selected, audience, sources, events])
  const mails = useMemo(() => mailsBySender(dues), [dues])
  const isOver = useCallback((mails: number) => limit > 0 && mails > limit, [limit])
  const scene = useMemo(
    (): Scene => ({
      lanes: dues.map((due) => ({
        name: stepName(due, t),
        day: due.day,
        band: due.campaign.id,
        dots: due.turns.map(({ key, person, fate, isInOthers }) => ({
          key,
          id: person.key,
          isOut: fate !== 'mails',
          isMarked: isInOthers,
        })),
      })),
      lastDay: Math.max(1, ...dues.map(({ day }) => day)),
      bars: mails.map(({ day, mails }) => ({ day, value: mails, isOver: isOver(mails) })),
      isWeekend: (day) => [0, 6].includes(dateOf(start, day).getDay()),
      labelOf: (day) => dates().format(dateOf(start, day)),
    }),
    [dues, mails, isOver, start, t],
  )
  const turns = useDeferredValue(
    useMemo(() => dues.flatMap((due) => (due.day === day ? due.turns : [])), [dues, day]),
  )
  const rowsOf = (fate: Fate) => turns.filter((turn) => turn.fate === fate)
  const shown = fates.filter((fate) => fate === 'mails' || rowsOf(fate).length > 0)
  const fate = shown.includes(chosen) ? chosen : 'mails'
  const rows = rowsOf(fate)
  const open = rows.find(({ key }) => key === openKey)
  const ofDay = mails.filter((one) => one.day === day)
  const dayText = [
    t('Day {day}, {date}', { day, date: dates().format(dateOf(start, day)) }),
    t('{count, plural, one {1 mail} other {# mails}}', {
      count: ofDay.reduce((sum, { mails }) => sum + mails, 0),
    }),
    ...ofDay.map(({ sender, mails }) =>
      isOver(mails)
        ? t('{sender} {mails, number}, above {limit, number}', { sender, mails, limit })
        : t('{sender} {mails, number}', { sender, mails }),
    ),
  ].join(' · ')
  const columns = useMemo(() => columnsOf(t), [t])
  const handleDot = (key: string | undefined) => {
    const turn = turns.find((turn) => turn.key === key)
    if (turn) setChosen(turn.fate)
    setOpenKey(key)
  }

  return (
    <>
      {hasFailed && !isPending && (
        <UnknownNote texts={[t('Not known: who has bounced.')]} onRetry={retry} />
      )}
      <Stage {...{ scene, day, dayText }} onDay={setDay} onDot={handleDot} />
      <Text textStyle="xs" color="fg.muted" aria-hidden>
        {t('Orange: got or gets another campaign. Red: gets nothing. Gray: a weekend.')}
      </Text>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <SegmentedControl
          label={t('Show')}
          areChips
          options={shown.map((value) => ({
            value,
            label: `${t(fateLabels[value])} (${formatCount(rowsOf(value).length)})`,
          }))}
          value={fate}
          onChange={setChosen}
        />
        <NumberField
          label={t('Limit per sender and day')}
          isLabelInline
          size="sm"
          width="5rem"
          {...{ min: 0, max: 10_000, fallback: 0, value: limit }}
          onChange={setLimit}
        />
      </Flex>
      {fate !== 'mails' && (
        <ListWithout
          key={fate}
          without={rows.map(({ person }) => person)}
          {...{ audience, sources, selected, onMade }}
        />
      )}
      <PanelArea
        minHeight="18rem"
        flexShrink="0"
        panel={open && <Mail turn={open} onClose={() => setOpenKey(undefined)} />}
      >
        {rows.length === 0 ? (
          <EmptyState title={t('Nobody gets a mail on this day.')} />
        ) : (
          <DataTable
            label={t('People of this day')}
            rows={rows}
            columns={columns}
            getRowId={byKey}
            openId={open?.key}
            onOpenRow={({ key }) => setOpenKey(key)}
            maxHeight="24rem"
          />
        )}
      </PanelArea>
    </>
  )
}

const columnsOf = (t: Translate): TableColumn<Turn>[] => [
  { id: 'name', header: msg('Name'), width: '22%', text: ({ person }) => person.contact.name },
  {
    id: 'email',
    header: msg('E-mail'),
    width: '32%',
    minRem: 18,
    text: ({ person }) => person.contact.email,
    lateMark: ({ isInOthers }) => (isInOthers ? t('Another campaign') : undefined),
  },
  { id: 'step', header: msg('Step'), width: '20%', leaves: 1, text: ({ due }) => stepName(due, t) },
  {
    id: 'subject',
    header: msg('Subject'),
    text: ({ due: { campaign, step }, contact }) =>
      fillText(campaign.steps[step]?.subject ?? '', tokenValues(contact, '')),
    lateMark: ({ missing }) =>
      missing.length > 0
        ? t('Missing: {columns}', { columns: missing.map(tokenText).join(', ') })
        : undefined,
  },
]

const stepName = ({ campaign: { name }, step }: Due, t: Translate) =>
  t('{name}, step {position}', { name, position: step + 1 })

/** The mail of a step, as the person would get it. */
function Mail({ turn, onClose }: { turn: Turn; onClose: () => void }) {
  const { key, person, due, contact } = turn
  const t = useTranslation()
  const senders = useQuery(sendersQuery).data
  const { subject = '', content = '', sender = '' } = due.campaign.steps[due.step] ?? {}
  const { name = '' } = senders?.find(({ email }) => isSameAddress(email, sender)) ?? {}
  const values = tokenValues(contact, name)
  return (
    <PanelPlace>
      <Panel id={key} title={person.contact.name} onClose={onClose}>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {fillText(subject, values)}
        </Text>
        <Text color="fg.muted" textStyle="sm" my="2">
          {t('From: {sender}', { sender })}
        </Text>
        <MailFrame title={t('Mail')} html={fillHtml(content, values, t)} />
      </Panel>
    </PanelPlace>
  )
}
