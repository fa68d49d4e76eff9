import { Alert, Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo, useState } from 'react'
import { useKnownEvents } from '@/entities/event/event-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { Person } from '@/entities/lead/people'
import { refusalText, type SaidNo, useSaidNo } from '@/entities/lead/said-no'
import { msg, type Translate, useTranslation, type Translatable } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { keyboardScroll } from '@/shared/lib/keyboard/keyboard-scroll'
import { textKey } from '@/shared/lib/values/text-key'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { ProgressBar } from '@/shared/ui/page/progress-bar'
import type { Cards } from '@/shared/ui/tables/card-list'
import { DataTable } from '@/shared/ui/tables/data-table'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { statusLabel } from '../../campaign'
import type { Checked } from '../check'
import { isRead } from '../reading'
import { type CheckState, useCheck } from '../check-store'
import { overlapFailure, sentBeforeTexts, unknownTexts } from '../check-texts'
import type { FlightStep } from '../inspect-step'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { byKey } from '@/shared/ui/tables/row-ids'
import { findTokens, type TokenName, tokens, tokenText } from '../../tokens/tokens'
import { type Audience, lackingIn, refusalIn, type Source } from '../count-audience'
import { type Reactions, reactionsOf } from './known-reactions'
import { ListWithout, type MadeList } from './new-lists'

/** The name of a token is the group of those who lack its value. */
export type RecipientGroup = keyof Audience | keyof Reactions | TokenName

type Recipients = Audience & Reactions
type Groups = Recipients & Partial<Record<TokenName, readonly Person[]>>

export type UseList = (campaign: { id: string }, listId: string) => void

export type Props = {
  selected: readonly Checked[]
  group?: RecipientGroup | undefined
  onUseList: UseList
  onClose: () => void
}

export function AudienceDialog({ selected, group, onUseList, onClose }: Props) {
  const t = useTranslation()
  const { people, check, types, notes, leaveOut } = useRecipients(selected, onUseList)
  const { sources } = check

  return (
    <Dialog
      size="xl"
      isFilling
      title={t('Recipients')}
      description={t('Contacts with the same address count as one person.')}
      onClose={onClose}
    >
      <Stack gap="4" align="flex-start">
        {notes}
        {people && <People {...{ people, types, sources, selected, group, leaveOut }} />}
      </Stack>
    </Dialog>
  )
}

/** How far the reading is, and what is not known. */
function CheckNotes({ retry, cancel, ...check }: ReturnType<typeof useCheck>) {
  const t = useTranslation()
  const { audience, progress, isDone, isCancelled } = check
  return (
    <>
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
      <UnknownNote texts={[...unknownTexts(check, t), ...othersTexts(check, t)]} onRetry={retry} />
      {/* Hundreds of campaigns would push the people out of sight. */}
      <Stack
        ref={keyboardScroll}
        gap="1"
        maxHeight="6rem"
        flexShrink="0"
        overflowY="auto"
        _empty={{ display: 'none' }}
      >
        {[...withoutListTexts(check, t), ...sentBeforeTexts(check, t)].map((text) => (
          <Text key={text} color="fg.warning" textStyle="sm" overflowWrap="anywhere">
            {text}
          </Text>
        ))}
      </Stack>
    </>
  )
}

const withoutListTexts = ({ withoutList }: CheckState, t: Translate) =>
  withoutList.map((name) => t('Who will get “{name}” is not known.', { name }))

function othersTexts(check: CheckState, t: Translate): string[] {
  if (check.isCancelled) return [t('Not checked: who is in the lists of all other campaigns.')]
  if (check.overlap !== 'failed') return []
  return [
    t('Who else is in other campaigns is not known: {why}.', { why: overlapFailure(check, t) }),
  ]
}

type PeopleProps = Pick<Props, 'selected' | 'group'> & {
  people: Recipients
  types: ReadonlySet<string>
  sources: readonly Source[]
  leaveOut: LeaveOut
}

function People(props: PeopleProps) {
  const { people: recipients, types, sources, selected, group, leaveOut } = props
  const t = useTranslation()
  const [chosen, setChosen] = useState(group ?? 'everyone')
  const groups = useMemo<Groups>(() => {
    const used = findTokens(selected.flatMap(({ steps }) => steps.map(textOfMail)).join('\n'))
    return {
      ...recipients,
      ...Object.fromEntries(
        used.map((token) => [token, lackingIn(recipients.everyone, sources, token)]),
      ),
    }
  }, [recipients, sources, selected])
  const options = groupOptions(groups, t)
  const shown = options.some(({ value }) => value === chosen) ? chosen : 'everyone'
  const { bounced } = groups
  const [query, setQuery] = useState('')
  const needle = textKey(visibleText(query))
  const people = useMemo(
    () => (groups[shown] ?? []).filter(({ contact }) => textOf(contact).includes(needle)),
    [groups, shown, needle],
  )
  const said = useSaidNo()
  const columns = useMemo(() => {
    const usual = columnsOf(sources, bounced, setQuery, t)
    return shown === 'saidNo' ? usual.toSpliced(2, 0, refusalColumn(sources, said)) : usual
  }, [sources, bounced, shown, said, t])
  if (recipients.everyone.length === 0) return <EmptyState title={t('Nobody is written to')} />
  return (
    <>
      <SegmentedControl
        areChips
        label={t('Show')}
        options={options}
        value={shown}
        onChange={setChosen}
      />
      {types.size > 0 && (
        <Text color="fg.muted" textStyle="xs">
          {t('Bounced, replied and colleagues: of the latest 50 bounces and replies.')}
        </Text>
      )}
      <Box width="full" maxWidth="24rem">
        <SearchField label={t('Find a person or a company')} value={query} onChange={setQuery} />
      </Box>
      {(shown !== 'everyone' || needle !== '') && leaveOut(people, `${shown} ${needle}`)}
      <Box width="full">
        <DataTable
          label={t('People')}
          rows={people}
          columns={columns}
          cards={cards}
          getRowId={byKey}
          maxHeight="50dvh"
        />
      </Box>
    </>
  )
}

type LeaveOut = (people: readonly Person[], key: string) => ReactNode

const typesOfReactions = ['bounced', 'replied'] as const

/**
 * The people to whom campaigns write, and a form that leaves some out. A new list of one campaign is
 * used at once; several are offered.
 */
export function useRecipients(selected: Props['selected'], onUseList: UseList) {
  const t = useTranslation()
  const check = useCheck(selected, { isWithOthers: true })
  const { audience, sources } = check
  const { events, types, hasFailed, isPending, retry } = useKnownEvents(typesOfReactions)
  const people = useMemo<Recipients | undefined>(
    () =>
      isRead(audience) ? { ...audience, ...reactionsOf(audience.everyone, events) } : undefined,
    [audience, events],
  )
  const [made, setMade] = useState<readonly MadeList[]>([])
  const handleMade = (lists: readonly MadeList[]) => {
    const [only, ...others] = selected
    if (only && others.length === 0) for (const { list } of lists) onUseList(only, list.id)
    else setMade(lists)
  }
  const notes = (
    <>
      <CheckNotes {...check} />
      {people && hasFailed && !isPending && (
        <UnknownNote texts={[t('Not known: who has bounced or replied.')]} onRetry={retry} />
      )}
      {made.map((one) => (
        <NewList key={one.list.id} {...one} onUseList={onUseList} />
      ))}
    </>
  )
  const leaveOut: LeaveOut = (without, key) =>
    people &&
    without.length > 0 && (
      <ListWithout
        key={key}
        audience={people}
        {...{ without, sources, selected }}
        onMade={handleMade}
      />
    )
  return { people, check, types, notes, leaveOut }
}

function NewList({ list, campaigns, onUseList }: MadeList & Pick<Props, 'onUseList'>) {
  const t = useTranslation()
  return (
    <Alert.Root status="success">
      <Alert.Indicator />
      <Alert.Content minW="0" overflowWrap="anywhere">
        <Alert.Title>{t('“{name}” is saved.', { name: list.name })}</Alert.Title>
        <Alert.Description>
          {t(
            'A campaign cannot be changed: saving makes a new one with this list. After that you can delete the old one.',
          )}
        </Alert.Description>
        <Flex wrap="wrap" gap="2" mt="2">
          {campaigns.map((campaign) => (
            <Button
              key={campaign.id}
              size="sm"
              maxWidth="full"
              onClick={() => onUseList(campaign, list.id)}
            >
              {t('Use it for “{name}”', { name: campaign.name })}
            </Button>
          ))}
        </Flex>
      </Alert.Content>
    </Alert.Root>
  )
}

type WithContact = { contact: Contact }

export const nameColumn: TableColumn<WithContact> = {
  id: 'name',
  header: msg('Name'),
  width: '17%',
  minRem: 8.5,
  text: ({ contact }) => contact.name,
}

export const emailColumn = <Row extends WithContact>(
  lateMark: (row: Row) => string | undefined,
): TableColumn<Row> => ({
  id: 'email',
  header: msg('E-mail'),
  width: '42%',
  minRem: 22,
  isAddress: true,
  text: ({ contact }) => contact.email,
  lateMark,
})

const textOfMail = ({ subject, content }: FlightStep) => `${subject}\n${content}`

const textOf = ({ name, email, company }: Contact) => textKey([name, email, company].join('\n'))

function columnsOf(
  sources: readonly Source[],
  bounced: readonly Person[],
  onFind: (company: string) => void,
  t: Translate,
): TableColumn<Person>[] {
  const marked = new Set(bounced)
  return [
    nameColumn,
    emailColumn((person) => (marked.has(person) ? t('Bounced') : undefined)),
    {
      id: 'company',
      header: msg('Company'),
      width: '17%',
      minRem: 9,
      leaves: 1,
      text: ({ contact }) => contact.company,
      onOpen: ({ contact }) => onFind(contact.company ?? ''),
    },
    {
      id: 'campaigns',
      header: msg('Campaigns'),
      minRem: 13,
      leaves: 2,
      text: (person) => campaignsOf(person, sources, t),
    },
  ]
}

const refusalColumn = (sources: readonly Source[], said: SaidNo): TableColumn<Person> => ({
  id: 'refusal',
  header: msg('Said no'),
  minRem: 17,
  text: (person) => {
    const refusal = refusalIn(person, sources, said)
    return refusal && refusalText(refusal)
  },
})

const cards: Cards<Person> = {
  lines: ['name', 'email', 'refusal', 'company', 'campaigns'].map((id) => ({ columns: [id] })),
}

const groupLabels: readonly [group: RecipientGroup, label: Translatable][] = [
  ['everyone', msg('Everyone')],
  ['saidNo', msg('Said no')],
  ['withoutAddress', msg('Without e-mail')],
  ['inListTwice', msg('Twice in a list')],
  ['inSeveral', msg('In several of these campaigns')],
  ['inOthers', msg('Got or gets another campaign')],
  ['bounced', msg('Known to have bounced')],
  ['replied', msg('Known to have replied')],
  ['colleagues', msg('Colleagues of somebody who replied')],
  ['roleAddress', msg('Role address')],
]

function groupOptions(groups: Groups, t: Translate) {
  const labels = [
    ...groupLabels.map(([group, label]) => [group, t(label)] as const),
    ...tokens.map(({ name }) => [name, t('Without {token}', { token: tokenText(name) })] as const),
  ]
  return labels
    .filter(([group]) => group === 'everyone' || groups[group]?.length)
    .map(([value, label]) => ({ value, label: groupText(value, label, groups, t) }))
}

function groupText(
  group: RecipientGroup,
  label: string,
  { [group]: people = [], withoutAddress }: Groups,
  t: Translate,
): string {
  const contacts = people.length
  if (group === 'everyone' && withoutAddress.length > 0)
    return t('{contacts, number} contacts, {count, number} get mail', {
      contacts,
      count: contacts - withoutAddress.length,
    })
  return `${label} (${formatCount(contacts)})`
}

/** Campaigns that a person is in, such as 'Webinar, Intro (active), Tour (2 times in its list)'. */
function campaignsOf({ at }: Person, sources: readonly Source[], t: Translate): string {
  const names: string[] = []
  for (const index of new Set(at)) {
    const { selected = [], others = [] } = sources[index] ?? {}
    const times = at.filter((one) => one === index).length
    for (const { name } of selected) {
      names.push(times > 1 ? t('{name} ({times} times in its list)', { name, times }) : name)
    }
    for (const { name, status = '' } of others)
      names.push(`${name} (${statusLabel(status).toLocaleLowerCase()})`)
  }
  return names.join(', ')
}
