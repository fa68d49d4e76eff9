import { Box, chakra, Dialog, Flex, Portal } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Command as Cmdk } from 'cmdk'
import { useCallback, useMemo, useRef, useState } from 'react'
import { campaignTo } from '@/entities/campaign/campaign-links'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsKey } from '@/entities/lead/list-contacts-key'
import { listsQuery } from '@/entities/list/list-queries'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { readOfferedCommands } from '@/shared/lib/keyboard/offered-commands'
import { UserText } from '@/shared/ui/user-text'
import type { Command } from './command'
import { CommandIcon } from './command-icon'
import { type Navigate, PALETTE_ID } from './general-commands'
import { findPeople, type ReadList } from './find-people'
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
    fontWeight: 'semibold',
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
  const findPeople = usePeople(navigate)
  const [query, setQuery] = useState('')
  const groups = useMemo(
    () => [
      ...rankCommands([...commands, ...named], query.trim()),
      ...groupOfPeople(findPeople(query)),
    ],
    [commands, named, findPeople, query],
  )

  const list = useRef<HTMLDivElement>(null)
  const handleQuery = (next: string) => {
    setQuery(next)
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
            <Cmdk label={t('Search or jump to…')} shouldFilter={false} vimBindings={false}>
              <Cmdk.Input
                dir="auto"
                placeholder={t('Search or jump to…')}
                value={query}
                onValueChange={handleQuery}
              />
              <Cmdk.List ref={list} label={t('Commands')}>
                <Cmdk.Empty>
                  {t(
                    'No command, list or campaign has this name, nor anyone in the lists read so far.',
                  )}
                </Cmdk.Empty>
                {groups.map((group) => (
                  <Cmdk.Group key={group.name} heading={group.name}>
                    {group.commands.map((command) => (
                      <Cmdk.Item
                        key={command.id}
                        value={command.id}
                        disabled={command.refusal !== undefined}
                        onSelect={() => onChoose(command)}
                      >
                        <CommandRow command={command} isGrouped={group.name === command.group} />
                      </Cmdk.Item>
                    ))}
                  </Cmdk.Group>
                ))}
              </Cmdk.List>
              <Footer />
            </Cmdk>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const keyHelp = [
  { keys: ['up', 'down'], label: msg('Choose', 'the keys that move through a list') },
  { keys: ['enter'], label: msg('Open') },
  { keys: ['esc'], label: msg('Close') },
] as const

function Footer() {
  const t = useTranslation()
  return (
    <Flex
      aria-hidden
      gap="4"
      px="5"
      py="2"
      borderTopWidth="1px"
      color="fg.muted"
      textStyle="xs"
      css={{ 'html[data-touch] &': { display: 'none' } }}
    >
      {keyHelp.map(({ keys, label }) => (
        <Flex key={keys[0]} align="center" gap="1.5">
          {keys.map((key) => (
            <ShortcutKeys key={key} keys={key} />
          ))}
          {t(label)}
        </Flex>
      ))}
    </Flex>
  )
}

/** @param isGrouped whether it is shown under a heading with the name of its group */
function CommandRow({ command, isGrouped }: { command: Command; isGrouped: boolean }) {
  const { label, group, keys, refusal } = command
  const note = refusal ?? (isGrouped ? undefined : group)
  return (
    <>
      <CommandIcon id={command.id} />
      <Box flex="1" minWidth="0" truncate>
        <UserText text={label} />
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
  const [offered] = useState(readOfferedCommands)

  return [
    ...offered,
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

/** People in cached lists; the palette itself fetches none. */
function usePeople(navigate: Navigate): (query: string) => Command[] {
  const client = useQueryClient()
  const { data: lists } = useQuery({ ...listsQuery, refetchOnMount: false })
  return useCallback(
    (query) => {
      const read = (lists ?? []).flatMap(({ id, name }): ReadList[] => {
        const contacts = client.getQueryData<Contact[]>([...listContactsKey, id])
        return contacts ? [{ id, name, contacts }] : []
      })
      return findPeople(read, query).map(({ list, contact, key }) => ({
        id: `person:${list.id}:${key}`,
        label: [contact.name || contact.email, contact.company].filter(Boolean).join(' · '),
        group: list.name,
        run: () => void navigate({ to: '/lists', search: { contacts: list.id, person: key } }),
      }))
    },
    [client, lists, navigate],
  )
}

const groupOfPeople = (commands: Command[]): CommandGroup[] =>
  commands.length > 0 ? [{ name: translate('People'), commands }] : []
