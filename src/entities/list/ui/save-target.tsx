import { Box, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '@/shared/lib/format-count'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { SelectField } from '@/shared/ui/fields/select-field'
import { type List, listsQuery } from '../list-queries'

/** Where leads are saved: into a new list, or into one that exists, once it is chosen. */
export type SaveTarget = { kind: 'new' } | { kind: 'existing'; list?: List }

export const newList: SaveTarget = { kind: 'new' }

const options = [
  { value: 'new', label: 'New list' },
  { value: 'existing', label: 'Existing list' },
] as const

type Props = {
  target: SaveTarget
  /** While it is saved. */
  isFixed?: boolean
  onChange: (target: SaveTarget) => void
  /** The fields of a new list. */
  children: ReactNode
}

/**
 * A new list, or one of those that were read already; it reads none. SaveListDialog contains it.
 */
export function SaveTargetField({ target, isFixed = false, onChange, children }: Props) {
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  return (
    <Stack gap="4">
      {lists.length > 0 && !isFixed && (
        <Box>
          <SegmentedControl
            label="Save into"
            options={options}
            value={target.kind}
            onChange={(kind) => onChange({ kind })}
          />
        </Box>
      )}
      {target.kind === 'new' && children}
      {target.kind === 'existing' && !isFixed && (
        <SelectField
          label="List"
          isRequired
          placeholder="Choose a list"
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
