import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { useListReads } from '@/entities/lead/list-contacts-queries'
import { type List, listsQuery } from '@/entities/list/list-queries'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { addressKey } from '@/shared/lib/values/addresses'
import { type Incremental, useSlices } from '@/shared/lib/state/incremental'
import { Button } from '@/shared/ui/button'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { ListReads } from '@/entities/lead/ui/list-reads'
import { StepSection } from '@/shared/ui/page/step-heading'
import type { Cleaning, CleaningKind, Finding } from './cleaning'

const labels: Record<CleaningKind, Translatable> = {
  names: msg('Fix the case and spaces of names'),
  extras: msg('Remove titles, degrees, nicknames and emoji from names'),
  companies: msg('Remove company suffixes'),
  domains: msg('Correct mistyped domains'),
  saidNo: msg('Leave out those who said no before'),
  saidYes: msg('Leave out those who said no before, and yes in this file'),
  bounced: msg('Leave out those among the latest 50 bounces'),
  roles: msg('Leave out role addresses, such as info@'),
  known: msg('Leave out addresses in other lists'),
}

const noLists: string[] = []

type PanelProps = {
  /** Must be memoised. */
  find: (known: Cleaning['known']) => Incremental<Finding[]>
  cleaning: Cleaning
  /** The list being cleaned, which is not one of the "other lists". */
  listId?: string
  onChange: (cleaning: Cleaning) => void
}

export function CleaningPanel({ find, cleaning, listId, onChange }: PanelProps) {
  const t = useTranslation()
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  const filled = lists.filter(({ id, totalLeads }) => totalLeads !== 0 && id !== listId)
  const [known, setKnown] = useState(cleaning.known)
  const start = useMemo(() => () => find(known), [find, known])
  const { result: findings, isCurrent } = useSlices(start)

  const { kinds } = cleaning
  const handleToggle = (kind: CleaningKind) =>
    onChange({
      kinds: kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind],
      known,
    })

  if (!findings) return null
  if (findings.length === 0 && filled.length === 0) return null
  const isUnknown = known && isCurrent && !findings.some(({ kind }) => kind === 'known')
  return (
    <StepSection title={t('Clean the rows')} gap="3">
      {findings.map((finding) => (
        <CleaningOption
          key={finding.kind}
          finding={finding}
          isChosen={kinds.includes(finding.kind)}
          onToggle={() => handleToggle(finding.kind)}
        />
      ))}
      <Flex wrap="wrap" gap="3" align="center">
        {!known && filled.length > 0 && <OtherLists lists={filled} onRead={setKnown} />}
        {isUnknown && (
          <Text color="fg.muted" textStyle="sm">
            {t('No address is in another list.')}
          </Text>
        )}
      </Flex>
    </StepSection>
  )
}

type OptionProps = { finding: Finding; isChosen: boolean; onToggle: () => void }

function CleaningOption({ finding: { kind, count, examples }, isChosen, onToggle }: OptionProps) {
  const t = useTranslation()
  const examplesId = useId()
  return (
    <Box>
      <CheckLabel isChecked={isChosen} describedBy={examplesId} onChange={onToggle}>
        {`${t(labels[kind])} (${formatCount(count)})`}
      </CheckLabel>
      <Text id={examplesId} ps="6" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {examples
          .map(({ text, list }) =>
            list === undefined ? text : t('{email} in {list}', { email: text, list }),
          )
          .join(', ')}
        {count > examples.length && ', …'}
      </Text>
    </Box>
  )
}

type OtherProps = { lists: readonly List[]; onRead: (known: Cleaning['known']) => void }

/** Loads the other lists only on request, because each needs a call. */
function OtherLists({ lists, onRead }: OtherProps) {
  const t = useTranslation()
  const [ids, setIds] = useState(noLists)
  const reads = useListReads(ids)
  const { contacts } = reads
  const isRead = ids.length > 0 && contacts.size === ids.length

  useEffect(() => {
    if (!isRead) return
    const known = new Map<string, string>()
    for (const { id, name } of lists) {
      for (const { email } of contacts.get(id) ?? []) {
        if (email && !known.has(addressKey(email))) known.set(addressKey(email), name)
      }
    }
    onRead(known)
  }, [isRead, contacts, lists, onRead])

  if (ids.length === 0) {
    return (
      <Button isFlush size="sm" variant="ghost" onClick={() => setIds(lists.map(({ id }) => id))}>
        {lists.length === 1
          ? t('Compare with the other list')
          : t('Compare with the {count, number} other lists', { count: lists.length })}
      </Button>
    )
  }
  return <ListReads of={reads} count={ids.length} />
}
