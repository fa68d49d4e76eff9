import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import { useListReads } from '@/entities/lead/list-contacts-queries'
import { toLeads } from '@/entities/lead/people'
import { contactsInWords, type List } from '@/entities/list/list-queries'
import { createdLeads, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { useSlices } from '@/shared/lib/state/incremental'
import { Button } from '@/shared/ui/button'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { NumberField } from '@/shared/ui/fields/number-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { UserText } from '@/shared/ui/user-text'
import { SearchField } from '@/shared/ui/fields/search-field'
import { useWindowOfRows } from '@/shared/ui/use-window-of-rows'
import { findLists } from '../find-lists'
import { ListReads } from '../list-reads'
import { type Operation, combineLists, type Part } from './combine-lists'

type Props = {
  lists: readonly List[]
  listIds: readonly string[]
  onClose: () => void
}

const parts = [
  { value: 'all', label: msg('All of them') },
  { value: 'first', label: msg('The first') },
  { value: 'every', label: msg('Every nth contact') },
] as const

const operations = [
  { value: 'union', label: msg('In any of them') },
  { value: 'intersection', label: msg('In each of them') },
  { value: 'difference', label: msg('Only in the first') },
] as const

const MAX_PEOPLE = 100_000

export function CombineDialog({ lists, listIds, onClose }: Props) {
  const t = useTranslation()
  const [ids, setIds] = useState(listIds)
  const [operation, setOperation] = useState<Operation>('union')
  const [partKind, setPartKind] = useState<Part['kind']>('all')
  const [count, setCount] = useState(10)
  const reads = useListReads(ids)
  const { contacts } = reads
  const isRead = ids.length > 0 && contacts.size === ids.length

  const chosen = useMemo(() => ids.map((id) => contacts.get(id) ?? []), [ids, contacts])
  const start = useMemo(() => {
    const part: Part = partKind === 'all' ? { kind: 'all' } : { kind: partKind, count }
    return isRead ? () => combineLists(chosen, { operation, part }) : undefined
  }, [isRead, chosen, operation, partKind, count])
  const { result, isCurrent } = useSlices(start)
  const combined = isCurrent ? result : undefined
  const source = useMemo(
    () => createdLeads(combined ? toLeads(combined.people, chosen) : []),
    [combined, chosen],
  )
  const { total, saidNo } = source
  const left = saidNo?.people.length ?? 0

  const operationOptions = useOptions(operations)
  const partOptions = useOptions(parts)

  const handleToggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  const handleSave = () =>
    openListSaveJob({
      source,
      onEnd: ({ left }) => left === 0 && onClose(),
    })

  return (
    <Dialog
      size="lg"
      title={t('Combine lists')}
      description={t('Contacts with the same address count as one person.')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabledReason={
              total + left === 0 ? t('Choose lists that have contacts to save.') : undefined
            }
            disabled={total + left === 0}
            {...onSaverIntent}
            onClick={handleSave}
          >
            {t('Create List ({count, number})', { count: total })}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <ChooseLists lists={lists} ids={ids} onToggle={handleToggle} />
        {ids.length > 1 && (
          <Box>
            <SegmentedControl
              label={t('Who')}
              options={operationOptions}
              value={operation}
              onChange={setOperation}
            />
          </Box>
        )}
        <Flex wrap="wrap" align="center" gap="3">
          <SegmentedControl
            label={t('Part')}
            options={partOptions}
            value={partKind}
            onChange={setPartKind}
          />
          {partKind !== 'all' && (
            <NumberField
              label={partKind === 'first' ? t('People') : t('Every')}
              isLabelInline
              size="sm"
              width="6rem"
              min={1}
              max={MAX_PEOPLE}
              fallback={10}
              value={count}
              onChange={setCount}
            />
          )}
        </Flex>
        {ids.length > 0 && (!isRead || reads.failedCount > 0) && (
          <ListReads of={reads} count={ids.length} />
        )}
        <Text role="status" _empty={{ display: 'none' }}>
          {combined && preview(combined.everyone, combined.people.length, total, left)}
        </Text>
        {ids.length === 0 && (
          <Text color="fg.muted">{t('Choose lists to see how many people the new one gets.')}</Text>
        )}
      </Stack>
    </Dialog>
  )
}

const people = (count: number) =>
  translate('{count, plural, one {1 person} other {# people}}', { count })

function preview(everyone: number, chosen: number, added: number, saidNo: number): string {
  const left = chosen - added - saidNo
  return [
    translate('The lists have {everyone}; the new one gets {added}.', {
      everyone: people(everyone),
      added: people(added),
    }),
    left > 0 && translate('{people} without an id cannot be added.', { people: people(left) }),
    saidNo > 0 && translate('{people} said no before.', { people: people(saidNo) }),
  ]
    .filter(Boolean)
    .join(' ')
}

type ChooseProps = {
  lists: readonly List[]
  /** In the order chosen. */
  ids: readonly string[]
  onToggle: (id: string) => void
}

const ROW_HEIGHT_PX = 32
/** From this number of lists on, they can be filtered. */
const MANY = 20

function ChooseLists({ lists, ids, onToggle }: ChooseProps) {
  const t = useTranslation()
  const [text, setText] = useState('')
  const scrollBox = useRef<HTMLDivElement>(null)
  const found = useMemo(() => findLists(lists, text, undefined), [lists, text])
  const { isVirtual, indexes, start, height } = useWindowOfRows(
    found.length,
    ROW_HEIGHT_PX,
    scrollBox,
  )

  return (
    <chakra.fieldset>
      <chakra.legend srOnly>{t('Lists')}</chakra.legend>
      <Stack gap="2">
        {lists.length >= MANY && (
          <SearchField label={t('Filter by name')} value={text} onChange={setText} />
        )}
        <Box
          ref={scrollBox}
          borderWidth="1px"
          borderRadius="l2"
          maxHeight="14rem"
          overflowY="auto"
          px="3"
          py="2"
        >
          <div style={isVirtual ? { height, paddingTop: start } : undefined}>
            {indexes.map((index) => {
              const list = found[index]
              return (
                list && (
                  <ChooseList
                    key={list.id}
                    list={list}
                    isChosen={ids.includes(list.id)}
                    isFirst={ids[0] === list.id && ids.length > 1}
                    onToggle={onToggle}
                  />
                )
              )
            })}
          </div>
        </Box>
      </Stack>
    </chakra.fieldset>
  )
}

type ChooseListProps = Pick<ChooseProps, 'onToggle'> & {
  list: List
  isChosen: boolean
  isFirst: boolean
}

function ChooseList({ list, isChosen, isFirst, onToggle }: ChooseListProps) {
  const t = useTranslation()
  const { id, name, totalLeads } = list
  return (
    <CheckLabel
      isChecked={isChosen}
      display="flex"
      alignItems="center"
      height={`${ROW_HEIGHT_PX}px`}
      onChange={() => onToggle(id)}
    >
      <Text as="span" truncate>
        <UserText text={name} />
      </Text>
      <Text as="span" color="fg.muted" textStyle="sm" flexShrink="0" ms="auto">
        {isFirst && `${t('first')} · `}
        {contactsInWords(totalLeads)}
      </Text>
    </CheckLabel>
  )
}
