import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { AnchoredPopover } from '../anchored-popover'
import { Button } from '../button'
import { msg, toText, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { focusByKey } from '@/shared/lib/keyboard/focus-by-key'
import { SegmentedControl } from '../fields/segmented-control'
import { IconAction } from '../icon-action'
import { DownIcon, UpIcon } from '../icons'
import { moveColumn, showColumn } from './table-layout'
import type { PersistedLayout } from './use-table-layout'

type Props = {
  layout: PersistedLayout
  isForCards: boolean
  buttonId: string
  onClose: () => void
}

const densities = [
  { value: 'comfortable', label: msg('Comfortable') },
  { value: 'compact', label: msg('Compact') },
] as const

export function ViewMenu({ layout, isForCards, buttonId, onClose }: Props) {
  const densityOptions = useOptions(densities)
  const t = useTranslation()

  return (
    <AnchoredPopover
      buttonId={buttonId}
      label={t('View')}
      width="20rem"
      placement="bottom-end"
      focus={['input:enabled']}
      onClose={onClose}
    >
      <Stack gap="3">
        <ColumnList layout={layout} canMove={!isForCards} />
        {!isForCards && (
          <Flex align="center" justify="space-between" gap="2">
            <Text textStyle="sm" fontWeight="semibold">
              {t('Density')}
            </Text>
            <SegmentedControl
              label={t('Density')}
              options={densityOptions}
              value={layout.isCompact ? 'compact' : 'comfortable'}
              onChange={(density) =>
                layout.change((one) => ({ ...one, isCompact: density === 'compact' }))
              }
            />
          </Flex>
        )}
        <Button size="sm" variant="outline" onClick={layout.reset}>
          {t('Reset columns')}
        </Button>
      </Stack>
    </AnchoredPopover>
  )
}

type ListProps = { layout: PersistedLayout; canMove: boolean }

const rowStyles = {
  '& label': { display: 'flex', alignItems: 'center', gap: '2', flex: '1', minWidth: '0', py: '1' },
  '& label:has(:enabled), & input:enabled': { cursor: 'pointer' },
  '& input': { boxSize: '4', flexShrink: '0' },
  '& span': { truncate: true },
  '& small': { color: 'fg.muted', ms: 'auto', whiteSpace: 'nowrap' },
}

function ColumnList({ layout: { columns, table, change }, canMove }: ListProps) {
  const t = useTranslation()
  const [announced, setAnnounced] = useState('')

  const handleMove = (index: number, header: string, by: 1 | -1, focused: HTMLElement) => {
    const id = columns[index]?.id
    if (id === undefined || columns[index + by] === undefined) return
    flushSync(() => {
      change((layout) => moveColumn(layout, id, by))
      setAnnounced(
        t('{header}: column {position} of {count}', {
          header,
          position: index + by + 1,
          count: columns.length,
        }),
      )
    })
    // Moving an element in the DOM blurs it.
    focusByKey(focused)
  }

  return (
    <>
      <Stack as="ul" aria-label={t('Columns')} listStyleType="none" gap="0" css={rowStyles}>
        {columns.map(({ id, isShown }, index) => {
          const { isMain = false, ...column } = table.columns.find((one) => one.id === id) ?? {
            header: id,
          }
          const header = toText(column.header)
          const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
            if (!event.altKey || !canMove || !(event.target instanceof HTMLElement)) return
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            handleMove(index, header, event.key === 'ArrowUp' ? -1 : 1, event.target)
          }
          return (
            <Flex as="li" key={id} align="center" gap="1" textStyle="sm" onKeyDown={handleKeyDown}>
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={isMain}
                  onChange={() => change((layout) => showColumn(layout, id, !isShown))}
                />
                <span>{header}</span>
              </label>
              {isMain && <small>{t('Always shown')}</small>}
              {canMove && (
                <>
                  <MoveButton
                    label={t('Move {header} up', { header })}
                    refusal={index === 0 ? t('This is the first column.') : undefined}
                    onClick={(button) => handleMove(index, header, -1, button)}
                  />
                  <MoveButton
                    label={t('Move {header} down', { header })}
                    refusal={
                      index === columns.length - 1 ? t('This is the last column.') : undefined
                    }
                    isDown
                    onClick={(button) => handleMove(index, header, 1, button)}
                  />
                </>
              )}
            </Flex>
          )
        })}
      </Stack>
      <Box role="status" srOnly>
        {announced}
      </Box>
    </>
  )
}

type MoveButtonProps = {
  label: string
  refusal: string | undefined
  isDown?: boolean
  onClick: (button: HTMLElement) => void
}

function MoveButton({ label, refusal, isDown, onClick }: MoveButtonProps) {
  return (
    <IconAction
      label={label}
      Icon={isDown ? DownIcon : UpIcon}
      disabledReason={refusal}
      size="2xs"
      onClick={({ currentTarget }) => onClick(currentTarget)}
    />
  )
}
