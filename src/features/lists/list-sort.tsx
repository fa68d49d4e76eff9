import { Button, chakra, Flex } from '@chakra-ui/react'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { DownIcon, UpIcon } from '@/shared/ui/icons'
import { nextOrder } from '@/shared/ui/tables/table-order'
import { type ListOrder, type ListSortColumn, listSortColumns } from './find-lists'

const labels: Record<ListSortColumn, Translatable> = { name: msg('Name'), size: msg('Size') }

type Props = { order: ListOrder | undefined; onChange: (order: ListOrder | undefined) => void }

/** Sorts like the headings of the tables: ascending, descending, and as the lists came. */
export function ListSort({ order, onChange }: Props) {
  const t = useTranslation()

  return (
    <Flex
      role="group"
      aria-label={t('Sort by')}
      align="center"
      gap="1"
      color="fg.muted"
      textStyle="sm"
    >
      <span aria-hidden>{t('Sort by')}</span>
      {listSortColumns.map((column) => {
        const isSorted = order?.column === column
        const Arrow = order?.isDescending ? DownIcon : UpIcon
        return (
          <Button
            key={column}
            size="sm"
            variant="ghost"
            px="2"
            aria-pressed={isSorted}
            onClick={() => onChange(nextOrder(order, column))}
          >
            {t(labels[column])}
            {isSorted && (
              <>
                <Arrow size={14} aria-hidden />
                <chakra.span srOnly>
                  {order.isDescending ? t('descending') : t('ascending')}
                </chakra.span>
              </>
            )}
          </Button>
        )
      })}
    </Flex>
  )
}
