import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useKnownEvents } from '@/entities/event/event-queries'
import { dateFormat } from '@/shared/i18n/active-language'
import { formatCount } from '@/shared/i18n/format-count'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { NumberField } from '@/shared/ui/fields/number-field'
import { LaunchIcon } from '@/shared/ui/icons'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ProgressBar } from '@/shared/ui/page/progress-bar'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { Panel } from '@/shared/ui/panel/panel'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { DataTable } from '@/shared/ui/tables/data-table'
import { byKey } from '@/shared/ui/tables/row-ids'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { NewList, useMadeLists, type UseList } from '../checks/audience/audience-dialog'
import type { Audience, Source } from '../checks/count-audience'
import { reactionsOf } from '../checks/audience/known-reactions'
import { ListWithout } from '../checks/audience/new-lists'
import type { Checked } from '../checks/check'
import { useCheck } from '../checks/check-store'
import { sentBeforeTexts, unknownTexts } from '../checks/check-texts'
import { isRead } from '../checks/reading'
import { fillHtml, fillText, tokenValues } from '../mail/fill-tokens'
import { MailFrame } from '../mail/mail-frame'
import { sendersQuery } from '../sender-queries'
import { dateOf, type Due, type Fate, fates, mailsBySender, rehearse, type Turn } from './rehearse'
import { Stage } from './stage'
import type { Scene, Stop } from './stage-drawing'

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
  const { audience, sources, progress, isDone, retry } = check
  const why = selected.every(({ steps }) => steps.length === 0)
    ? t('The steps are not known')
    : isRead(audience) && audience.everyone.length === 0 && t('Nobody is written to')
  return (
    <Dialog
      size="xl"
      isFilling
      hasSteps
      title={t('Rehearse')}
      description={t(
        'If it started today. Not known: when within a day the server sends, and who answers and gets no further mail.',
      )}
      footer={
        onLaunch && (
          <Button onClick={() => onLaunch(check)}>
            <LaunchIcon />
            {t('Launch ({count})', { count: selected.length })}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Stack gap="3" minHeight="0" overflowY="auto">
        {!isDone && <ProgressBar label={t('Reading contacts')} {...progress} />}
        <UnknownNote texts={unknownTexts(check, t)} onRetry={retry} />
        {sentBeforeTexts(check, t).map((text) => (
          <Text key={text} color="fg.warning" textStyle="sm" overflowWrap="anywhere">
            {text}
          </Text>
        ))}
        {why && <EmptyState title={why} />}
        {!why && isRead(audience) && <Play {...{ audience, sources, selected, onUseList }} />}
      </Stack>
    </Dialog>
  )
}

const fateLabels: Record<Fate, Translatable> = {
  mails: msg('Get a mail'),
  withoutAddress: msg('Without e-mail'),
  saidNo: msg('Said no'),
  bounced: msg('Known to have bounced'),
  lacks: msg('Lack a value of the text'),
}

const legend: readonly [color: string, label: Translatable][] = [
  ['brand.solid', msg('Gets a mail')],
  ['orange.solid', msg('Got or gets another campaign')],
  ['red.solid', msg('Gets nothing')],
]

const bouncedOnly = ['bounced'] as const
const dates = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })

type PlayProps = Pick<Props, 'onUseList' | 'selected'> & {
  audience: Audience
  sources: readonly Source[]
}

function Play({ audience, sources, selected, onUseList }: PlayProps) {
  const t = useTranslation()
  const { events } = useKnownEvents(bouncedOnly)
  const [start] = useState(() => new Date())
  const [day, setDay] = useState(1)
  const [chosen, setChosen] = useState<Fate>('mails')
  const [openKey, setOpenKey] = useState<string>()
  const [limit, setLimit] = useState(0)
  const { made, handleMade } = useMadeLists(selected, onUseList)
  const dues = useMemo(() => {
    const { everyone, saidNo } = audience
    const { bounced } = reactionsOf(everyone, events)
    const facts = { everyone, sources, saidNo: new Set(saidNo), bounced: new Set(bounced) }
    return selected.flatMap((campaign) => rehearse(campaign, facts))
  }, [selected, audience, sources, events])
  const { people, scene } = useMemo(
    () => sceneOf(dues, { marked: new Set(audience.inOthers), limit, start }),
    [dues, audience, limit, start],
  )
  const ofDay = useMemo(() => dues.filter((due) => due.day === day), [dues, day])
  const turns = useDeferredValue(useMemo(() => ofDay.flatMap(({ turns }) => turns), [ofDay]))
  const rowsOf = (fate: Fate) => turns.filter((turn) => turn.fate === fate)
  const shown = fates.filter((fate) => fate === 'mails' || rowsOf(fate).length > 0)
  const fate = shown.includes(chosen) ? chosen : 'mails'
  const rows = rowsOf(fate)
  const open = rows.find(({ key }) => key === openKey)
  const senders = mailsBySender(ofDay)
  const dayText = [
    t('Day {day}, {date}', { day, date: dates().format(dateOf(start, day)) }),
    t('{count, plural, one {1 mail} other {# mails}}', {
      count: senders.reduce((sum, [, mails]) => sum + mails, 0),
    }),
    ...senders.map(([sender, mails]) =>
      limit > 0 && mails > limit
        ? t('{sender} {mails, number}, above {limit, number}', { sender, mails, limit })
        : t('{sender} {mails, number}', { sender, mails }),
    ),
  ].join(' · ')
  const laneNames = dues.map(({ campaign: { name }, step }) =>
    t('{name}, step {position}', { name, position: step + 1 }),
  )
  const handleDot = (dot: number) => {
    const turn = turns.find(({ person }) => person === people[dot])
    if (turn) setChosen(turn.fate)
    setOpenKey(turn?.key)
  }

  return (
    <>
      <Stage {...{ scene, laneNames, day, dayText }} onDay={setDay} onDot={handleDot} />
      <Flex wrap="wrap" columnGap="4" textStyle="xs" color="fg.muted" aria-hidden>
        {legend.map(([color, label]) => (
          <Flex key={color} align="center" gap="1.5">
            <chakra.span boxSize="2" bg={color} />
            {t(label)}
          </Flex>
        ))}
      </Flex>
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
          {...{ audience, sources, selected }}
          onMade={handleMade}
        />
      )}
      {made.map((one) => (
        <NewList key={one.list.id} {...one} onUseList={onUseList} />
      ))}
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
                <Mail turn={open} />
              </Panel>
            </PanelPlace>
          )
        }
      >
        {rows.length === 0 ? (
          <EmptyState title={t('Nothing is due on this day.')} />
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

const columns: TableColumn<Turn>[] = [
  { id: 'name', header: msg('Name'), width: '26%', text: ({ person }) => person.contact.name },
  { id: 'email', header: msg('E-mail'), width: '34%', text: ({ person }) => person.contact.email },
  {
    id: 'subject',
    header: msg('Subject'),
    text: ({ due: { campaign, step }, contact }) =>
      fillText(campaign.steps[step]?.subject ?? '', tokenValues(contact, '')),
  },
]

/** The mail of a step, as the person would get it. */
function Mail({ turn: { due, contact } }: { turn: Turn }) {
  const t = useTranslation()
  const senders = useQuery(sendersQuery).data
  const { subject = '', content = '', sender = '' } = due.campaign.steps[due.step] ?? {}
  const { name = '' } = senders?.find(({ email }) => isSameAddress(email, sender)) ?? {}
  const values = tokenValues(contact, name)
  return (
    <Stack gap="2" py="3">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {fillText(subject, values)}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t('From: {sender}', { sender })}
      </Text>
      <MailFrame title={t('Mail')} html={fillHtml(content, values, t)} />
    </Stack>
  )
}

type SceneOptions = { marked: ReadonlySet<Turn['person']>; limit: number; start: Date }

/** A dot for each person and campaign; those of one person are joined. */
function sceneOf(dues: readonly Due[], { marked, limit, start }: SceneOptions) {
  const dots = new Map<string, { person: Turn['person']; isMarked: boolean; stops: Stop[] }>()
  for (const [lane, { campaign, day, turns }] of dues.entries()) {
    for (const { person, fate } of turns) {
      const key = `${campaign.id} ${person.key}`
      const dot = dots.get(key) ?? { person, isMarked: marked.has(person), stops: [] }
      dots.set(key, dot)
      dot.stops.push({ day, lane, isOut: fate !== 'mails' })
    }
  }
  const people = [...dots.values()].map(({ person }) => person)
  const first = new Map(people.map((person, index) => [person, index] as const).toReversed())
  const days = [...new Set(dues.map(({ day }) => day))]
  const counts = days.flatMap((day) =>
    mailsBySender(dues.filter((due) => due.day === day)).map(([, mails], place) => ({
      day,
      place,
      mails,
    })),
  )
  const most = Math.max(1, ...counts.map(({ mails }) => mails))
  const scene: Scene = {
    lanes: dues.length,
    lastDay: Math.max(1, ...days),
    dots: [...dots.values()],
    links: people.flatMap((person, index) => {
      const other = first.get(person) ?? index
      return other === index ? [] : [[other, index] as const]
    }),
    bars: counts.map(({ day, place, mails }) => ({
      day,
      place,
      share: mails / most,
      isOver: limit > 0 && mails > limit,
    })),
    isWeekend: (day) => [0, 6].includes(dateOf(start, day).getDay()),
    labelOf: (day) => dates().format(dateOf(start, day)),
  }
  return { people, scene }
}
