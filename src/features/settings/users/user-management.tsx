import {
  Box,
  Flex,
  Skeleton,
  SkeletonCircle,
  Stack,
  Badge,
  IconButton,
  Text,
} from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type User, roleLabel } from '@/entities/session/user'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { AvatarInitial } from '@/shared/ui/avatar-initial'
import { Button } from '@/shared/ui/button'
import { DataAge } from '@/shared/ui/page/data-age'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ReadError } from '@/shared/ui/page/error-panel'
import { AddIcon, DeleteIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { focusAfterRow } from '@/shared/lib/keyboard/focus-after-row'
import { Tooltip } from '@/shared/ui/tooltip'
import { UserText } from '@/shared/ui/user-text'
import { Placeholder } from '@/shared/ui/page/placeholder'
import { SettingsSection } from '../sections/settings-section'
import { credentials } from './credentials'
import { CredentialsDialog } from './credentials-dialog'
import { usersQuery, useDeleteUser } from './user-queries'
const CreateUserDialog = lazyPart(
  async () => (await import('./create-user-dialog')).CreateUserDialog,
  opening(msg('Opening the form...')),
)

export function UserManagement({ self }: { self: User }) {
  const t = useTranslation()
  const [isCreating, setIsCreating] = useState(false)
  const created = useStore(credentials)
  const handleDone = () => {
    setIsCreating(false)
    credentials.set(undefined)
  }
  const createRef = useRef<HTMLButtonElement>(null)

  return (
    <SettingsSection
      id="settings-users"
      title={t('User Management')}
      age={<DataAge of={[usersQuery]} />}
      description={t('Everybody listed here can log in.')}
      action={
        <Button
          ref={createRef}
          variant="outline"
          {...CreateUserDialog.onIntent}
          onClick={() => setIsCreating(true)}
        >
          <AddIcon />
          {t('Create User')}
        </Button>
      }
    >
      <Users self={self} />
      {isCreating && !created && <CreateUserDialog onClose={() => setIsCreating(false)} />}
      {created && (
        <CredentialsDialog
          credentials={created}
          onDone={handleDone}
          finalFocusEl={() => createRef.current}
        />
      )}
    </SettingsSection>
  )
}

/** Avoids a layout shift for teams of up to this size. */
const RESERVED_ROWS = 3
const RESERVED_HEIGHT = `${RESERVED_ROWS * 4}rem`

function Users({ self }: { self: User }) {
  const t = useTranslation()
  const users = useQuery(usersQuery)
  const deleteUser = useDeleteUser()

  const handleDelete = ({ id, name, email }: User, button: HTMLElement) => {
    if (deleteUser.isPending) return
    const isConfirmed = window.confirm(
      t('Delete the user {name} ({email})? They will no longer be able to log in.', {
        name,
        email,
      }),
    )
    if (isConfirmed) {
      deleteUser.mutate(id, {
        onSuccess: () => {
          // Keeps the focus if the user has moved it meanwhile.
          const { activeElement, body } = document
          if (activeElement === button || activeElement === body) focusAfterRow(button)?.focus()
        },
      })
    }
  }

  if (users.isPending) {
    return (
      <Placeholder label={t('Loading users...')}>
        <Box>
          {Array.from({ length: RESERVED_ROWS }, (_, row) => (
            <Flex key={row} align="center" gap="3" height="16">
              <SkeletonCircle size="10" />
              <Skeleton height="4" width="14rem" />
            </Flex>
          ))}
        </Box>
      </Placeholder>
    )
  }
  if (!users.data) {
    return <ReadError of={users} title={t('The users could not be loaded')} />
  }
  if (users.data.length === 0) {
    return (
      <EmptyState
        title={t('No users found')}
        description={t('Each colleague signs in with an account. Create User above makes one.')}
      />
    )
  }
  return (
    <Stack as="ul" aria-label={t('Users')} gap="0" listStyleType="none" minHeight={RESERVED_HEIGHT}>
      {users.data.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          isSelf={user.id === self.id}
          isDeleting={deleteUser.isPending && deleteUser.input === user.id}
          onDelete={handleDelete}
        />
      ))}
    </Stack>
  )
}

type Props = {
  user: User
  isSelf: boolean
  isDeleting: boolean
  onDelete: (user: User, button: HTMLElement) => void
}

function UserRow({ user, isSelf, isDeleting, onDelete }: Props) {
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
      <Badge maxW="40%" overflow="hidden">
        {roleLabel(user)}
      </Badge>
      {/* Reserves the space of the button, so that badges are aligned. */}
      <Box boxSize="10" flexShrink="0">
        {!isSelf && (
          <Tooltip content={isDeleting ? t('This user is being deleted.') : t('Delete user')}>
            <IconButton
              variant="ghost"
              aria-label={t('Delete user {name}', { name })}
              data-action="delete"
              // `aria-disabled`, because a disabled button would lose the focus.
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
