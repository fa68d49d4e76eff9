import { Box, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { focusAfterRow } from '@/shared/lib/keyboard/focus-after-row'
import { Button } from '../button'
import { IconAction } from '../icon-action'
import { DeleteIcon } from '../icons'
import { UserText } from '../user-text'

type Props = {
  name: string
  about: string
  note?: string
  /** Its accessible name is `action.name`, with the name of the entry. */
  action: { label: string; name: string; onPress: () => void }
  onDelete: () => void
}

/** A row of something that the user has saved under a name. */
export function EntryRow({ name, about, note, action, onDelete }: Props) {
  const t = useTranslation()
  return (
    <Flex as="li" align="center" gap="2" py="2" _notLast={{ borderBottomWidth: '1px' }}>
      <Box flex="1" minW="0">
        <Text as="div" fontWeight="medium" truncate>
          <UserText text={name} />
        </Text>
        <Text as="div" textStyle="sm" color="fg.muted" truncate>
          <UserText text={about} />
        </Text>
        <Text as="div" textStyle="xs" color="fg.muted">
          {note}
        </Text>
      </Box>
      <Button size="sm" variant="outline" aria-label={action.name} onClick={action.onPress}>
        {action.label}
      </Button>
      <IconAction
        label={t('Delete {name}', { name })}
        Icon={DeleteIcon}
        size="sm"
        data-action="delete"
        onClick={({ currentTarget }) => {
          focusAfterRow(currentTarget)?.focus()
          onDelete()
        }}
      />
    </Flex>
  )
}
