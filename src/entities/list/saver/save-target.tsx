import { Box, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { formatCount } from '@/shared/lib/format-count'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { SelectField } from '@/shared/ui/fields/select-field'
import { type List, listsQuery } from '../list-queries'

/** Where leads are saved: into a new list, or into one that exists, once it is chosen. */
export type SaveTarget = { kind: 'new' } | { kind: 'existing'; list?: List }

export const newList: SaveTarget = { kind: 'new' }

const options = [
  { value: 'new', label: msg('New list') },
  { value: 'existing', label: msg('Existing list') },
] as const

type Props = {
  target: SaveTarget
  isFixed?: boolean
  onChange: (target: SaveTarget) => void
  children: ReactNode
}

/**
 * A new list, or one of those that were read already; it reads none. SaveListDialog contains it.
 */
export function SaveTargetField({ target, isFixed = false, onChange, children }: Props) {
  const t = useTranslation()
  const targets = useOptions(options)
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  return (
    <Stack gap="4">
      {lists.length > 0 && !isFixed && (
        <Box>
          <SegmentedControl
            label={t('Save into')}
            options={targets}
            value={target.kind}
            onChange={(kind) => onChange({ kind })}
          />
        </Box>
      )}
      {target.kind === 'new' && children}
      {target.kind === 'existing' && !isFixed && (
        <SelectField
          label={t('List')}
          isRequired
          placeholder={t('Choose a list')}
          options={lists.map(({ id, name, totalLeads }) => ({
            value: id,
            label: `${name} (${formatCount(totalLeads)})`,
          }))}
          value={target.list?.id}
          onChange={(id) =>
            onChange({ kind: 'existing', list: lists.find((list) => list.id === id) })
          }
        />
      )}
    </Stack>
  )
}
