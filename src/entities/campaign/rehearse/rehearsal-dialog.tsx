import { Flex, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { formatCount } from '@/shared/i18n/format-count'
import { msg, type Translatable, type Translate, useTranslation } from '@/shared/i18n/translate'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { NumberField } from '@/shared/ui/fields/number-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { LaunchIcon } from '@/shared/ui/icons'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { Panel } from '@/shared/ui/panel/panel'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import type { Cards } from '@/shared/ui/tables/card-list'
import { DataTable } from '@/shared/ui/tables/data-table'
import { byKey } from '@/shared/ui/tables/row-ids'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import * as recipients from '../checks/audience/audience-dialog'
import { recipientsText } from '../checks/check-texts'
import { namesOf } from '../checks/inspect-step'
import { fillText, tokenValues } from '../mail/fill-tokens'
import { FilledMail } from '../mail/filled-mail'
import { dateText } from '../model/sequence'
import { tokenText } from '../tokens/tokens'
import { type Due, type Group, groupsOf, mailsByDay, rehearse, type Turn } from './rehearse'
import { Stage } from './stage'
import type { Scene } from './stage-drawing'

/** Without `onLaunch` there is nothing to launch yet. */
type Props = Omit<recipients.Props, 'group'> & { onLaunch?: (check: Check) => void }
type Check = ReturnType<typeof recipients.useRecipients>['check']

/** Shows what a start today would send to whom on which day. Sends nothing. */
export function RehearsalDialog({ selected, onUseList, onLaunch, onClose }: Props) {
  const t = useTranslation()
  const { people, check, notes, leaveOut } = recipients.useRecipients(selected, onUseList)
  const { sources } = check
  const [start] = useState(() => new Date())
  const [day, setDay] = useState(1)
  const [chosen, setChosen] = useState<Group>('mails')
  const [openKey, setOpenKey] = useState<string>()
  const limit = useStore(sendingLimit)

  const dues = useMemo(
    () => (people ? selected.flatMap((campaign) => rehearse(campaign, people, sources)) : []),
    [selected, people, sources],
  )
  const scene = useMemo((): Scene => {
    const lanes = dues.map((due) => ({ ...due, name: stepName(due, t) }))
    return { lanes, bars: mailsByDay(dues), start, limit }
  }, [dues, start, limit, t])
  const turns = useMemo(() => dues.flatMap(({ dots }) => dots), [dues])
  const groups = useMemo(() => groupsOf(turns.filter(({ due }) => due.day === day)), [turns, day])
  const shown = groups.has(chosen) ? chosen : 'mails'
  const rows = useDeferredValue(groups.get(shown)?.rows ?? nobody)
  const open = rows.find(({ key }) => key === openKey)
  const countOf = (group: Group) => groups.get(group)?.people.length ?? 0
  const [nothing, all] = [countOf('withoutAddress'), countOf('withoutAddress') + countOf('mails')]
  const columns = useMemo(() => columnsOf(shown, t), [shown, t])

  const names = selected.flatMap(({ name }) => name || [])
  const unknown = selected
    .filter(({ steps }) => steps.length === 0)
    .map(({ name }) => t('“{name}” has no steps that are known.', { name }))
    .join(' ')
  const canPlay = turns.length > 0
  const whyNot =
    selected.length === 0
      ? t('This campaign does not exist, or was deleted')
      : unknown || (people && recipientsText(check, t))
  const dayParts = [
    t('Day {day}, {date}', { day, date: dateText(day, start) }),
    t('{count, plural, one {1 mail} other {# mails}}', {
      count: groups.get('mails')?.rows.length ?? 0,
    }),
    nothing > 0 && t('{nothing, number} of {all, number} get nothing', { nothing, all }),
    ...[...(scene.bars.get(day) ?? [])].map(([sender, mails]) =>
      limit > 0 && mails > limit
        ? t('{sender} {mails, number}, above {limit, number}', { sender, mails, limit })
        : t('{sender} {mails, number}', { sender, mails }),
    ),
  ]
  const dayText = dayParts.filter(Boolean).join(' · ')

  const handleClosePanel = () => setOpenKey(undefined)
  const handleDot = (key: string | undefined) => {
    const turn = turns.find((turn) => turn.key === key)
    setOpenKey(key)
    if (turn) setDay(turn.due.day)
    if (turn) setChosen(turn.reasons[0] ?? 'mails')
  }

  return (
    <Dialog
      size="full"
      isFilling
      title={t('Rehearse')}
      subject={namesOf(names, t)}
      description={t(
        'If it started today. Not known: when within a day the server sends, and who answers and gets no further mail.',
      )}
      footer={
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
      <Stack gap="2" minHeight="0" flex="1" overflowY="auto" css={markStyles}>
        {notes}
        {!canPlay && whyNot && <EmptyState title={whyNot} />}
        {canPlay && (
          <>
            {unknown && <Text color="fg.warning">{unknown}</Text>}
            <Stage {...{ scene, day, dayText }} onDay={setDay} onDot={handleDot} />
            <Text textStyle="xs" color="fg.muted" aria-hidden>
              {t('Orange: another campaign too. Red: gets nothing, or to check. Gray: a weekend.')}
            </Text>
            <Flex wrap="wrap" align="center" justify="space-between" gap="2">
              <SegmentedControl
                label={t('Show')}
                areChips
                options={[...groups].map(([value, { people }]) => ({
                  value,
                  label: `${t(groupLabels[value])} (${formatCount(people.length)})`,
                }))}
                value={shown}
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
            {shown !== 'mails' && leaveOut(groups.get(shown)?.people ?? [], shown)}
            <PanelArea
              minHeight="18rem"
              flex="1"
              panel={
                open && (
                  <PanelPlace>
                    <Panel id={open.key} title={open.contact.name} onClose={handleClosePanel}>
                      {open.isOut && <Text color="fg.error">{whyText(open, t)}</Text>}
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
                  maxHeight="100dvh"
                  label={t('People of this day')}
                  {...{ rows, columns, cards }}
                  getRowId={byKey}
                  openId={open?.key}
                  onOpenRow={({ key }) => setOpenKey(key)}
                />
              )}
            </PanelArea>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const nobody: readonly Turn[] = []

/** Mails of a sender on a day; 0 for no limit. */
const sendingLimit = persisted({
  name: 'sending-limit',
  scope: 'device',
  schema: z.number(),
  fallback: 0,
  atLogOut: 'stays',
})

/** In the color of the dots. */
const markStyles = { '&& .late > .mark': { bg: 'orange.subtle', color: 'orange.fg' } } as const

const groupLabels: Record<Group, Translatable> = {
  mails: msg('Get a mail'),
  withoutAddress: msg('Without e-mail: gets nothing'),
  saidNo: msg('Said no: mailed if you confirm'),
  bounced: msg('Known to have bounced: mailed again'),
  lacks: msg('A value is missing: leaves a gap'),
}

const stepName = ({ campaign: { name }, position }: Due, t: Translate) =>
  t('{name}, step {position}', { name, position })

const whyText = ({ reasons, missing }: Turn, t: Translate) =>
  reasons
    .map((reason) =>
      reason === 'lacks'
        ? t('Missing: {columns}', { columns: missing.map(tokenText).join(', ') })
        : t(groupLabels[reason]),
    )
    .join(', ')

const columnsOf = (group: Group, t: Translate): TableColumn<Turn>[] => [
  recipients.nameColumn,
  recipients.emailColumn(({ isMarked }) => (isMarked ? t('Another campaign') : undefined)),
  {
    id: 'step',
    header: msg('Step'),
    width: '20%',
    leaves: 1,
    text: (turn) => stepName(turn.due, t),
  },
  group === 'mails'
    ? {
        id: 'subject',
        header: msg('Subject'),
        text: ({ due, contact }) => fillText(due.mail.subject, tokenValues(contact, '')),
      }
    : { id: 'why', header: msg('To check'), text: (turn) => whyText(turn, t) },
]

const cards: Cards<Turn> = {
  lines: ['name', 'email', 'why', 'subject', 'step'].map((id) => ({ columns: [id] })),
}
