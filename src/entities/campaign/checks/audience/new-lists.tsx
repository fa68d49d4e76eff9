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
import { type Audience, leadsWithout, type Source } from './count-audience'

type ListProps = {
  audience: Audience
  sources: readonly Source[]
  selected: readonly Checked[]
}

/** Creates lists of the recipients, named after the lists that the campaigns write to. */
function useNewLists(selected: ListProps['selected']) {
  const t = useTranslation()
  const client = useQueryClient()
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  const used = new Set(selected.map(({ listId }) => listId))
  const [first, ...others] = lists.filter(({ id }) => used.has(id))
  const listName = first?.name ?? ''
  const name =
    others.length > 0
      ? t('{name} and {count} more', { name: listName, count: others.length })
      : listName

  /** Resolves once the list is complete and the lists are refetched; else never. */
  const create = (leads: LeadSource, newName: string) =>
    new Promise<ListSaveResult['list']>((resolve) => {
      openListSaveJob({
        source: leads,
        name: newName,
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
  return { name, create }
}

type WithoutProps = ListProps & {
  without: readonly Person[]
  onMade: (list: ListSaveResult['list']) => void
}

export function ListWithout({ without, audience, sources, selected, onMade }: WithoutProps) {
  const t = useTranslation()
  const { name, create } = useNewLists(selected)
  const source = useMemo(
    () => createdLeads(leadsWithout(audience, without, sources)),
    [without, audience, sources],
  )
  const proposal = t('{name} without {count, number}', { name, count: without.length })
  const [typed, setTyped] = useState<string>()
  const newName = visibleText(typed ?? proposal)
  const hasOneList = new Set(selected.map(({ listId }) => listId)).size === 1
  const missing = [
    // The new list would contain contacts of the other campaigns.
    !hasOneList && t('These campaigns write to different lists: select those of one list.'),
    source.total === 0 && t('Nobody would be left for a new list.'),
    newName === '' && t(nameRequired.description),
  ].find(Boolean)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!missing) onMade(await create(source, newName))
  }
  const withoutSteps = selected.filter(({ steps }) => steps.length === 0)
  return (
    <Flex asChild wrap="wrap" align="end" gap="2" width="full">
      <form onSubmit={(event) => void handleSubmit(event)}>
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

/** Saves every second recipient as one list and the others as another, to compare two mails. */
export function SplitInTwo({
  audience,
  sources,
  selected,
  onSplit,
}: ListProps & { onSplit: (listIds: readonly [string, string]) => void }) {
  const t = useTranslation()
  const { name, create } = useNewLists(selected)
  const { everyone } = audience
  const handleSplit = async () => {
    const saveHalf = (half: number) => {
      const others = everyone.filter((_person, index) => index % 2 === half % 2)
      const source = createdLeads(leadsWithout(audience, others, sources))
      return create(source, t('{name}, half {half}', { name, half }))
    }
    const first = await saveHalf(1)
    const second = await saveHalf(2)
    onSplit([first.id, second.id])
  }
  return (
    <Button
      size="sm"
      variant="outline"
      hidden={everyone.length < 2}
      {...onSaverIntent}
      onClick={() => void handleSplit()}
    >
      {t('Split in two')}
    </Button>
  )
}
