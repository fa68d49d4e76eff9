import { Box, chakra, Dialog, Portal } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Command as Cmdk } from 'cmdk'
import { useRef, useState } from 'react'
import { statusLabel } from '@/entities/campaign/campaign'
import { campaignTo } from '@/entities/campaign/campaign-links'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsKey } from '@/entities/lead/list-contacts-key'
import { useReadLists } from '@/entities/lead/list-contacts-queries'
import { type List, listsQuery } from '@/entities/list/list-queries'
import { firstKeyOf } from '@/features/lists/contacts/contact-rows'
import { formatCount } from '@/shared/i18n/format-count'
import { useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'
import type { Command } from './command'
import { CommandIcon } from './command-icon'
import { type Navigate, PALETTE_ID } from './general-commands'
import { findPeople, peopleOfCompany, type ReadList } from './find-people'
import { type CommandGroup, rankCommands } from './rank-commands'
import { ShortcutKeys } from './shortcut-keys'

type Props = {
  navigate: Navigate
  /** All commands except lists and campaigns; called when the palette opens. */
  readCommands: () => Command[]
  onChoose: (command: Command) => void
  onClose: () => void
}

const styles = {
  '& [cmdk-root]': { display: 'flex', flexDirection: 'column', minHeight: '0' },
  '& [cmdk-input]': {
    flexShrink: '0',
    width: 'full',
    height: '14',
    px: '5',
    bg: 'transparent',
    borderBottomWidth: '1px',
    outline: 'none',
  },
  // Anchored, the list would stay with a hit that others now precede.
  '& [cmdk-list]': { overflowY: 'auto', overflowAnchor: 'none', p: '2', scrollPaddingBlock: '2' },
  '& [cmdk-empty]': { p: '3', color: 'fg.muted' },
  '& [cmdk-group-heading]': {
    px: '3',
    pt: '2',
    pb: '1',
    color: 'fg.muted',
    textStyle: 'xs',
  },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '1.5',
    minHeight: '10',
    borderRadius: 'l2',
    cursor: 'pointer',
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
  },
  '& [cmdk-item][data-selected=true]': {
    bg: 'bg.muted',
    _highContrast: { outline: '2px solid Highlight' },
  },
  '& [cmdk-item][data-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
}

export function CommandPalette({ navigate, readCommands, onChoose, onClose }: Props) {
  const t = useTranslation()
  const [commands] = useState(() => readCommands().filter(({ id }) => id !== PALETTE_ID))
  const named = useNamedCommands(navigate)
  const [query, setQuery] = useState('')
  const [highlighted, setHighlighted] = useState('')
  const { groupsOfPeople, company, onLeaveCompany } = usePeople(navigate, setHighlighted)
  const groups = [
    ...(company === undefined ? rankCommands([...commands, ...named], query.trim()) : []),
    ...groupsOfPeople(query),
  ]

  const list = useRef<HTMLDivElement>(null)
  const handleQuery = (next: string) => {
    setQuery(next)
    onLeaveCompany()
    // After cmdk has scrolled to the hit that was highlighted before.
    requestAnimationFrame(() => list.current?.scrollTo(0, 0))
  }

  return (
    <Dialog.Root
      open
      placement="top"
      size="lg"
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
      // A dialog that has just closed returns the focus, which would count as an outside press.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3" pt={{ base: '3', md: '12vh' }}>
          <Dialog.Content
            aria-label={t('Search or jump to…')}
            my="0"
            maxHeight="min(32rem, calc(100dvh - 1.5rem))"
            css={styles}
          >
            <Cmdk
              label={t('Search or jump to…')}
              shouldFilter={false}
              vimBindings={false}
              value={highlighted}
              onValueChange={setHighlighted}
            >
              <Cmdk.Input
                dir="auto"
                placeholder={t('Search or jump to…')}
                value={query}
                onValueChange={handleQuery}
              />
              <Cmdk.List ref={list} label={t('Commands')}>
                <Cmdk.Empty>
                  {t('No command, list or campaign has this name, nor anyone in your lists.')}
                </Cmdk.Empty>
                {groups.map((group) => (
                  <Cmdk.Group key={group.name} heading={group.name}>
                    {group.commands.map((command) => (
                      <Cmdk.Item
                        key={command.id}
                        value={command.id}
                        disabled={command.refusal !== undefined}
                        onSelect={command.staysOpen ? command.run : () => onChoose(command)}
                      >
                        <CommandRow command={command} isGrouped={group.name === command.group} />
                      </Cmdk.Item>
                    ))}
                  </Cmdk.Group>
                ))}
              </Cmdk.List>
            </Cmdk>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** @param isGrouped whether it is shown under a heading with the name of its group */
function CommandRow({ command, isGrouped }: { command: Command; isGrouped: boolean }) {
  const { label, group, keys, refusal, details } = command
  const note = refusal ?? (isGrouped ? undefined : group)
  return (
    <>
      <CommandIcon id={command.id} />
      <Box flex="1" minWidth="0">
        <Box truncate>
          <UserText text={label} />
        </Box>
        {details && (
          <Box color="fg.muted" textStyle="xs" overflowWrap="anywhere">
            {details}
          </Box>
        )}
      </Box>
      {note && (
        <chakra.span color="fg.muted" textStyle="xs" maxWidth="50%" truncate>
          {note}
        </chakra.span>
      )}
      {keys && <ShortcutKeys keys={keys} />}
    </>
  )
}

/** Commands for lists and campaigns, fetched only if no screen has loaded them yet. */
function useNamedCommands(navigate: Navigate): Command[] {
  const t = useTranslation()
  const lists = useQuery({ ...listsQuery, refetchOnMount: false }).data ?? []
  const campaigns = useQuery({ ...campaignsQuery, refetchOnMount: false }).data ?? []

  return [
    ...lists.map(({ id, name }) => ({
      id: `list:${id}`,
      label: name,
      group: t('Lists'),
      run: () => void navigate({ to: '/lists', search: { contacts: id } }),
    })),
    ...lists.map(({ id, name }) => ({
      id: `write:${id}`,
      label: t('Write a campaign to {name}', { name }),
      group: t('Lists'),
      run: () => void navigate(campaignTo(id)),
    })),
    ...campaigns.map(({ id, name }) => ({
      id: `campaign:${id}`,
      label: name,
      group: t('Campaigns'),
      run: () => void navigate({ to: '/campaigns', search: { details: id } }),
    })),
    ...campaigns.map(({ id, name }) => ({
      id: `edit:${id}`,
      label: t('Edit {name}', { name }),
      group: t('Campaigns'),
      run: () => void navigate({ to: '/campaigns', search: { flow: 'sequence', edit: id } }),
    })),
  ]
}

/** People in cached lists. Others are read on demand, while the palette is open. */
function usePeople(navigate: Navigate, onHighlight: (id: string) => void) {
  const t = useTranslation()
  const client = useQueryClient()
  const { data: lists = none } = useQuery({ ...listsQuery, refetchOnMount: false })
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, refetchOnMount: false })
  const [company, setCompany] = useState<string>()
  const { progress: look, start } = useReadLists()

  const contactsOf = ({ id }: List) => client.getQueryData<Contact[]>([...listContactsKey, id])
  const read = lists.flatMap((list): ReadList[] => {
    const contacts = contactsOf(list)
    return contacts ? [{ ...list, contacts }] : []
  })
  const unread = lists.filter((list) => !contactsOf(list))

  const isLooking = look && !look.failed
  const handleLook = () => {
    if (!isLooking) void start(unread.map(({ id }) => id))
  }
  const lookLabel = () => {
    if (isLooking) return t('Looking in your lists: {done} of {total}', look)
    const count = unread.length
    if (look)
      return t(
        '{count, plural, one {1 list could not be read: try again} other {{count} lists could not be read: try again}}',
        { count },
      )
    const totals = unread.flatMap(({ totalLeads = [] }) => totalLeads)
    const contacts =
      totals.length === count
        ? t('{count} contacts', { count: formatCount(totals.reduce((sum, one) => sum + one, 0)) })
        : t('contacts not known')
    return t(
      '{count, plural, one {Look in your list ({contacts})} other {Look in your {count} lists ({contacts})}}',
      { count, contacts },
    )
  }
  const lookEntry: Command[] =
    unread.length > 0
      ? [
          {
            id: 'look',
            label: lookLabel(),
            group: '',
            staysOpen: true,
            run: handleLook,
          },
        ]
      : []

  const nameOf = ({ name, email }: Contact) => name || email || t('Unknown')
  const open = (list: { id: string }, person: string) => () =>
    void navigate({ to: '/lists', search: { contacts: list.id, person } })
  const campaignsOf = (ids: ReadonlySet<string>) =>
    campaigns
      .filter(({ listId = '' }) => ids.has(listId))
      .map(({ name, status }) => `${name} (${statusLabel(status).toLocaleLowerCase()})`)

  const groupOfCompany = (name: string): CommandGroup => {
    const people = peopleOfCompany(read, name)
    return {
      name: t('Everybody at {company} ({count, number})', { company: name, count: people.length }),
      commands: people.flatMap(({ contact, lists: own }) => {
        const [first] = own
        const texts = [own.map((list) => list.name), campaignsOf(new Set(own.map(({ id }) => id)))]
        const key = firstKeyOf(contact)
        return first
          ? {
              id: `person:${first.id}:${key}`,
              label: [nameOf(contact), contact.title, contact.email].filter(Boolean).join(' · '),
              group: '',
              details: texts
                .map((names) => names.join(', '))
                .filter(Boolean)
                .join(' · '),
              run: open(first, key),
            }
          : []
      }),
    }
  }
  const groupsOfPeople = (query: string): CommandGroup[] => {
    if (company !== undefined)
      return [groupOfCompany(company), { name: '', commands: lookEntry }].filter(
        ({ commands }) => commands.length > 0,
      )
    const { people, total, companies } = findPeople(read, query)
    const commands = [
      ...companies.map((name): Command => ({
        id: `company:${name}`,
        label: t('Everybody at {company}', { company: name }),
        group: '',
        staysOpen: true,
        run: () => {
          setCompany(name)
          onHighlight(groupOfCompany(name).commands[0]?.id ?? '')
        },
      })),
      ...people.map(({ list, contact, key }): Command => ({
        id: `person:${list.id}:${key}`,
        label: [nameOf(contact), contact.company].filter(Boolean).join(' · '),
        group: list.name,
        run: open(list, key),
      })),
      ...(query.trim() === '' ? [] : lookEntry),
    ]
    const name =
      total > people.length
        ? t('People, {shown, number} of {total, number}', { shown: people.length, total })
        : t('People')
    return commands.length > 0 ? [{ name, commands }] : []
  }
  return { groupsOfPeople, company, onLeaveCompany: () => setCompany(undefined) }
}

const none: List[] = []
