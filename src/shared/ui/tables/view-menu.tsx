import { Flex, Stack } from '@chakra-ui/react'
import { AnchoredPopover } from '../anchored-popover'
import { Button } from '../button'
import { toText, useTranslation } from '@/shared/i18n/translate'
import type { PersistedLayout } from './use-table-layout'

type Props = {
  layout: PersistedLayout
  buttonId: string
  onClose: () => void
}

export function ViewMenu({ layout, buttonId, onClose }: Props) {
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
        <ColumnList layout={layout} />
        <Button size="sm" variant="outline" onClick={layout.reset}>
          {t('Reset columns')}
        </Button>
      </Stack>
    </AnchoredPopover>
  )
}

const rowStyles = {
  '& label': { display: 'flex', alignItems: 'center', gap: '2', flex: '1', minWidth: '0', py: '1' },
  '& label:has(:enabled), & input:enabled': { cursor: 'pointer' },
  '& input': { boxSize: '4', flexShrink: '0' },
  '& span': { truncate: true },
  '& small': { color: 'fg.muted', ms: 'auto', whiteSpace: 'nowrap' },
}

function ColumnList({ layout: { columns, show } }: Pick<Props, 'layout'>) {
  const t = useTranslation()

  return (
    <Stack as="ul" aria-label={t('Columns')} listStyleType="none" gap="0" css={rowStyles}>
      {columns.map(({ id, header, isMain = false, isShown }) => (
        <Flex as="li" key={id} align="center" gap="1" textStyle="sm">
          <label>
            <input
              type="checkbox"
              checked={isShown}
              disabled={isMain}
              onChange={() => show(id, !isShown)}
            />
            <span>{toText(header)}</span>
          </label>
          {isMain && <small>{t('Always shown')}</small>}
        </Flex>
      ))}
    </Stack>
  )
}
