import { Box, Stack, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { createListMessages } from '@/entities/list/list-save/save-messages'
import {
  createdLeads,
  type LeadSource,
  openListSaveJob,
  type ListSaveResult,
} from '@/entities/list/list-save/list-save-job'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ReadError } from '@/shared/ui/page/error-panel'
import { DataTable } from '@/shared/ui/tables/data-table'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { contactValue } from '../tokens/contact-tokens'
import { type TokenName, tokenText } from '../tokens/tokens'

type Props = {
  listId: string
  token: TokenName
  onNewList?: ((listId: string) => void) | undefined
  onClose: () => void
}

export function LackingDialog({ listId, token, onNewList, onClose }: Props) {
  const t = useTranslation()
  const client = useQueryClient()
  const read = useQuery(listContactsQuery(listId))
  const { data: contacts } = read
  const rows = useMemo(
    () =>
      (contacts ?? []).flatMap((contact, position) =>
        contactValue(token, contact) ? [] : [{ contact, position }],
      ),
    [contacts, token],
  )
  const { data: lists } = useQuery({ ...listsQuery, enabled: false })
  const listName = lists?.find(({ id }) => id === listId)?.name ?? ''
  const [rest, others] = useMemo(() => {
    const has = (contact: Contact) => Boolean(contactValue(token, contact))
    const all = contacts ?? []
    return [
      createdLeads(all.filter(has)),
      createdLeads(all.filter((contact) => !has(contact))),
    ] as const
  }, [contacts, token])

  const handleEnd = async ({ list, left }: ListSaveResult) => {
    if (left > 0) return
    onClose()
    if (!list.isNew || !onNewList) return
    // Until lists are refetched, the new list would look deleted.
    await client.fetchQuery(listsQuery).catch(() => {})
    onNewList(list.id)
  }
  const save = (source: LeadSource, name: string, onEnd: (end: ListSaveResult) => void) =>
    openListSaveJob({
      source,
      name,
      title: msg('Create List'),
      submitLabel: msg('Create List'),
      messages: createListMessages,
      onEnd,
    })
  const values = { name: listName, token: tokenText(token) }

  return (
    <Dialog
      size="lg"
      title={t('Contacts without {token}', { token: tokenText(token) })}
      description={
        contacts && t('{count} of {total} contacts', { count: rows.length, total: contacts.length })
      }
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            disabled={others.total === 0}
            {...onSaverIntent}
            onClick={() => save(others, t('{name}, without {token}', values), () => {})}
          >
            {t('Create a list of them ({count, number})', { count: others.total })}
          </Button>
          <Button
            disabledReason={
              rest.total === 0 ? t('Nobody would be left for a new list.') : undefined
            }
            disabled={rest.total === 0}
            {...onSaverIntent}
            onClick={() =>
              save(rest, t('{name}, with {token}', values), (end) => void handleEnd(end))
            }
          >
            {t('Create a list without them ({count, number})', { count: rest.total })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {read.error && !contacts && (
          <ReadError of={read} title={t('The contacts of the list could not be loaded')} />
        )}
        <Text color="fg.muted" textStyle="sm">
          {onNewList
            ? t('The campaign then goes to the new list.')
            : t(
                'This campaign keeps its list. To use the new one, edit the campaign and choose it there.',
              )}
        </Text>
        <Box width="full">
          <DataTable
            label={t('Contacts')}
            rows={rows}
            columns={columns}
            getRowId={({ position }) => String(position)}
            maxHeight="50dvh"
          />
        </Box>
      </Stack>
    </Dialog>
  )
}

type Row = { contact: Contact; position: number }

const columns: TableColumn<Row>[] = [
  {
    id: 'name',
    header: msg('Name'),
    width: '45%',
    minRem: 10,
    text: ({ contact }) => contact.name,
  },
  { id: 'email', header: msg('E-mail'), minRem: 15, text: ({ contact }) => contact.email },
]
