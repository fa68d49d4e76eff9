import { Flex, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useKnownEvents } from '@/entities/event/event-queries'
import { dateFormat } from '@/shared/i18n/active-language'
import { formatCount } from '@/shared/i18n/format-count'
import { msg, type Translatable, type Translate, useTranslation } from '@/shared/i18n/translate'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
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
import { fillText, tokenValues } from '../mail/fill-tokens'
import { FilledMail } from '../mail/filled-mail'
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
  const [day, setDay] = useState(1)
  const withoutSteps = selected.filter(({ steps }) => steps.length === 0)
  const notes = [
    ...withoutSteps.map(({ name }) => t('“{name}” has no steps that are known.', { name })),
    ...withoutList.map((name) => t('Who will get “{name}” is not known.', { name })),
  ].join(' ')
  const canPlay =
    isRead(audience) && audience.everyone.length > 0 && withoutSteps.length < selected.length
  const whyNot =
    selected.length === 0
      ? t('This campaign does not exist, or was deleted')
      : notes || (isRead(audience) && recipientsText(check, t))
  return (
    <Dialog
      size="xl"
      hasSteps
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
            {notes && <Text color="fg.warning">{notes}</Text>}
            <Play {...{ audience, sources, selected, day }} onDay={setDay} onMade={handleMade} />
          </>
        ) : (
          whyNot && <EmptyState title={whyNot} />
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

/** Mails of a sender on a day; 0 for no limit. */
const sendingLimit = persisted({
  name: 'sending-limit',
  scope: 'device',
  schema: z.number(),
  fallback: 0,
  atLogOut: 'stays',
})

const bouncedOnly = ['bounced'] as const
const dates = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })

type PlayProps = Pick<Props, 'selected'> & {
  audience: Audience
  sources: readonly Source[]
  day: number
  onDay: (day: number) => void
  onMade: (lists: readonly MadeList[]) => void
}

function Play({ audience, sources, selected, day, onDay, onMade }: PlayProps) {
  const t = useTranslation()
  const { events, hasFailed, isPending, retry } = useKnownEvents(bouncedOnly)
  const [start] = useState(() => new Date())
  const [chosen, setChosen] = useState<Fate>('mails')
  const [openKey, setOpenKey] = useState<string>()
  const limit = useStore(sendingLimit)
  const dues = useMemo(() => {
    const { bounced } = reactionsOf(audience.everyone, events)
    return selected.flatMap((campaign) => rehearse(campaign, audience, sources, bounced))
  }, [selected, audience, sources, events])
  const mails = useMemo(() => mailsBySender(dues, limit), [dues, limit])
  const scene = useMemo(
    (): Scene => ({
      lanes: dues.map((due) => ({
        name: stepName(due, t),
        day: due.day,
        band: due.campaign.id,
        dots: due.turns,
      })),
      lastDay: Math.max(1, ...dues.map(({ day }) => day)),
      bars: mails,
      isWeekend: (day) => [0, 6].includes(dateOf(start, day).getDay()),
      labelOf: (day) => dates().format(dateOf(start, day)),
    }),
    [dues, mails, start, t],
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
      count: ofDay.reduce((sum, { count }) => sum + count, 0),
    }),
    ...ofDay.map(({ sender, count: mails, isOver }) =>
      isOver
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
      <Stage {...{ scene, day, dayText }} onDay={onDay} onDot={handleDot} />
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
          label={t('Limit per sender and day (0: none)')}
          isLabelInline
          size="sm"
          width="5rem"
          {...{ min: 0, max: 10_000, fallback: 0, value: limit }}
          onChange={sendingLimit.set}
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
        panel={
          open && (
            <PanelPlace>
              <Panel
                id={open.key}
                title={open.person.contact.name}
                onClose={() => setOpenKey(undefined)}
              >
                {open.isOut && <Text color="fg.warning">{t(fateLabels[open.fate])}</Text>}
                <FilledMail step={open.due.mail} contact={open.contact} />
              </Panel>
            </PanelPlace>
          )
        }
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
    lateMark: ({ isMarked }) => (isMarked ? t('Another campaign') : undefined),
  },
  { id: 'step', header: msg('Step'), width: '20%', leaves: 1, text: ({ due }) => stepName(due, t) },
  {
    id: 'subject',
    header: msg('Subject'),
    text: ({ due, contact }) => fillText(due.mail.subject, tokenValues(contact, '')),
    lateMark: ({ missing }) =>
      missing.length > 0
        ? t('Missing: {columns}', { columns: missing.map(tokenText).join(', ') })
        : undefined,
  },
]

const stepName = ({ campaign: { name }, position }: Due, t: Translate) =>
  t('{name}, step {position}', { name, position })
