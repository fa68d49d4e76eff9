import { Box, Flex, Input, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import type { Person } from '@/entities/lead/people'
import { listsQuery } from '@/entities/list/list-queries'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import {
  createdLeads,
  type LeadSource,
  openListSaveJob,
  type ListSaveResult,
} from '@/entities/list/list-save/list-save-job'
import { createListMessages, nameRequired } from '@/entities/list/list-save/save-messages'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { FormField } from '@/shared/ui/fields/form-field'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { Checked } from '../check'
import { namesOf } from '../inspect-step'
import { byList, type Audience, leadsWithout, type Source } from '../count-audience'

/** A new list, and the campaigns that can use it. */
export type MadeList = { list: ListSaveResult['list']; campaigns: readonly Checked[] }

type Props = {
  audience: Audience
  sources: readonly Source[]
  selected: readonly Checked[]
  without: readonly Person[]
  onMade: (lists: readonly MadeList[]) => void
}

/**
 * Leaves people out of the campaigns that write to them, by a new list for each list: one list for
 * all would have contacts of the other campaigns.
 */
export function ListWithout({ without, audience, sources, selected, onMade }: Props) {
  const t = useTranslation()
  const client = useQueryClient()
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  const nameOf = (listId = '') => lists.find(({ id }) => id === listId)?.name ?? ''
  /** Resolves once the list is complete and the lists are refetched; else never. */
  const create = (source: LeadSource, name: string) =>
    new Promise<ListSaveResult['list']>((resolve) => {
      openListSaveJob({
        source,
        name,
        startsAtOnce: true,
        messages: createListMessages,
        onEnd: ({ list, left }) => {
          if (left > 0) return
          // Until lists are refetched, the new list would look deleted.
          void client
            .fetchQuery(listsQuery)
            .catch(() => {})
            .then(() => resolve(list))
        },
      })
    })
  const parts = useMemo(
    () =>
      [...byList(selected)].flatMap(([listId, campaigns]) => {
        const ids = new Set(campaigns.map(({ id }) => id))
        const isWritten = ({ at }: Person) =>
          at.some((index) => sources[index]?.selected.some(({ id }) => ids.has(id)))
        const left = without.filter(isWritten)
        const everyone = audience.everyone.filter(isWritten)
        const source = createdLeads(leadsWithout({ everyone }, left, sources))
        return left.length > 0 ? [{ listId, campaigns, count: left.length, source }] : []
      }),
    [selected, without, audience, sources],
  )
  const shown = useMemo(
    () => createdLeads(leadsWithout({ everyone: [...without] }, [], sources)),
    [without, sources],
  )
  const [typed, setTyped] = useState<string>()
  const isOne = parts.length === 1
  const proposalOf = (part: { listId: string; count: number } | undefined) =>
    t('{name} without {count, number}', { name: nameOf(part?.listId), count: part?.count ?? 0 })
  const proposal = proposalOf(parts[0])
  const newName = visibleText(typed ?? proposal)
  const missing = [
    parts.some(({ source }) => source.total === 0) && t('Nobody would be left for a new list.'),
    isOne && newName === '' && t(nameRequired.description),
  ].find(Boolean)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (missing) return
    const made: MadeList[] = []
    for (const part of parts) {
      // oxlint-disable-next-line no-await-in-loop -- one list is saved at a time
      const list = await create(part.source, isOne ? newName : proposalOf(part))
      made.push({ list, campaigns: part.campaigns })
    }
    onMade(made)
  }
  const withoutSteps = selected.filter(({ lacksSteps }) => lacksSteps)
  return (
    <Flex asChild wrap="wrap" align="end" gap="2" width="full">
      <form onSubmit={(event) => void handleSubmit(event)}>
        {isOne ? (
          <Box flex="1 1 14rem" maxWidth="24rem">
            <FormField label={t('New list')}>
              <Input
                size="sm"
                dir="auto"
                value={typed ?? proposal}
                onChange={(event) => setTyped(event.target.value)}
              />
            </FormField>
          </Box>
        ) : (
          <Text textStyle="sm" alignSelf="center">
            {t('A new list for each of {count, number} lists, without these people.', {
              count: parts.length,
            })}
          </Text>
        )}
        <Button
          type="submit"
          disabledReason={missing || undefined}
          size="sm"
          variant="outline"
          disabled={Boolean(missing)}
          {...onSaverIntent}
        >
          {t('{count, plural, one {Leave this person out} other {Leave these out}}', {
            count: without.length,
          })}
        </Button>
        <Button
          size="sm"
          variant="outline"
          ms="auto"
          {...onSaverIntent}
          onClick={() => openListSaveJob({ source: shown, onEnd: () => {} })}
        >
          {t('Create List ({count})', { count: shown.total })}
        </Button>
        {withoutSteps.length > 0 && (
          <Text flexBasis="full" color="fg.warning" textStyle="sm">
            {t(
              'The server did not say the steps of {names}: the new draft has the first mail only.',
              {
                names: namesOf(
                  withoutSteps.map(({ name }) => name),
                  t,
                ),
              },
            )}
          </Text>
        )}
      </form>
    </Flex>
  )
}
