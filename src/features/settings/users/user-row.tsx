import { Badge, Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { isAdmin, roleLabel, type User } from '@/entities/session/user'
import { useTranslation } from '@/shared/i18n/translate'
import { AvatarInitial } from '@/shared/ui/avatar-initial'
import { DeleteIcon } from '@/shared/ui/icons'
import { Tooltip } from '@/shared/ui/tooltip'
import { UserText } from '@/shared/ui/user-text'

type Props = {
  user: User
  isSelf: boolean
  isDeleting: boolean
  onDelete: (user: User, button: HTMLElement) => void
}

export function UserRow({ user, isSelf, isDeleting, onDelete }: Props) {
  const t = useTranslation()
  const name = user.name || user.email
  return (
    <Flex as="li" align="center" gap="3" minH="16" py="2" borderBottomWidth="1px">
      <AvatarInitial name={name} />
      <Box flex="1" minW="0">
        <Flex align="center" wrap="wrap" columnGap="2">
          <Text as="div" fontWeight="medium" minW="0" truncate>
            <UserText text={name} />
          </Text>
          {isSelf && <Badge variant="outline">{t('You')}</Badge>}
        </Flex>
        <Text as="div" color="fg.muted" textStyle="sm" truncate>
          <UserText text={user.email} />
        </Text>
      </Box>
      <Badge colorPalette={isAdmin(user) ? 'brand' : 'gray'} maxW="40%" overflow="hidden">
        {roleLabel(user)}
      </Badge>
      {/* The place of the button stays, so that the badges stand in a line. */}
      <Box boxSize="10" flexShrink="0">
        {!isSelf && (
          <Tooltip content={isDeleting ? t('This user is being deleted.') : t('Delete user')}>
            <IconButton
              variant="ghost"
              aria-label={t('Delete user {name}', { name })}
              data-action="delete"
              // aria-disabled, because a disabled button would lose the focus.
              aria-disabled={isDeleting}
              onClick={(event) => onDelete(user, event.currentTarget)}
            >
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Flex>
  )
}
