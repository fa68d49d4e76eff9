import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { memo } from 'react'
import type { List } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { DeleteIcon, ShowIcon } from '@/shared/ui/icons'
import { Tooltip } from '@/shared/ui/tooltip'
import { UserText } from '@/shared/ui/user-text'

type Props = {
  list: List
  /** The number of campaigns that use it; undefined for none, and while that is not known. */
  uses: number | undefined
  onView: (list: List) => void
  onDelete: (list: List, button: HTMLElement) => void
}

export const ListRow = memo(function ListRow({ list, uses, onView, onDelete }: Props) {
  const t = useTranslation()

  return (
    <Flex as="li" align="center" gap="2" px="4" py="3" bg="bg.panel" borderWidth="1px" rounded="lg">
      <Box flex="1" minW="0">
        <Text as="div" fontWeight="medium" truncate>
          <UserText text={list.name} />
        </Text>
        {list.description && (
          <Text as="div" color="fg.muted" textStyle="sm" truncate>
            <UserText text={list.description} />
          </Text>
        )}
        <Text as="div" color="fg.muted" textStyle="sm">
          <span>
            {list.contactCount === undefined
              ? t('Contacts not known')
              : t('{totalLeads} contacts', { totalLeads: list.totalLeads })}
          </span>
          {uses !== undefined && (
            <>
              {' · '}
              <chakra.span whiteSpace="nowrap">
                {t('{uses, plural, one {used by 1 campaign} other {used by {uses} campaigns}}', {
                  uses,
                })}
              </chakra.span>
            </>
          )}
        </Text>
      </Box>
      <Tooltip content={t('View contacts')}>
        <IconButton
          variant="ghost"
          aria-label={t('View contacts of {name}', { name: list.name })}
          onClick={() => onView(list)}
        >
          <ShowIcon />
        </IconButton>
      </Tooltip>
      <Tooltip content={t('Delete list')}>
        <IconButton
          variant="ghost"
          aria-label={t('Delete list {name}', { name: list.name })}
          data-action="delete"
          onClick={(event) => onDelete(list, event.currentTarget)}
        >
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Flex>
  )
})
