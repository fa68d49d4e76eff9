import { Box } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '../button'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { ViewIcon } from '../icons'
import { lazyPart } from '../lazy-part'
import type { PersistedLayout } from './use-table-layout'

const ViewMenu = lazyPart(async () => (await import('./view-menu')).ViewMenu)

type Props = {
  layout: PersistedLayout
  isIconOnly?: boolean
  /** Only an icon between 768 and 1280 px. */
  isBrief?: boolean
}

/** Opens the column settings of a table. Only for tables with `useTableLayout`. */
export function ViewButton({ layout, isIconOnly = false, isBrief = false }: Props) {
  const t = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        id={id}
        ref={action()}
        variant={isIconOnly ? 'ghost' : 'outline'}
        px={isIconOnly ? '0' : '3'}
        aria-label={t('View')}
        title={t('Columns')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...ViewMenu.onIntent}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ViewIcon />
        {!isIconOnly && (
          <Box as="span" display={isBrief ? { md: 'none', xl: 'inline' } : undefined}>
            {t('View')}
          </Box>
        )}
      </Button>
      {isOpen && <ViewMenu layout={layout} buttonId={id} onClose={() => setIsOpen(false)} />}
    </>
  )
}
