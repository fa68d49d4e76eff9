import { Link, List, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { isAdmin } from '@/entities/session/user'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { PasswordIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import { SettingsSection } from '../sections/settings-section'
import { usersQuery } from './user-queries'

export function SecuritySection() {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SettingsSection
        id="settings-security"
        title={t('Security')}
        description={t('Your password protects what you do here.')}
        action={
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            <PasswordIcon />
            {t('Change password')}
          </Button>
        }
      />
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Says whom to ask, because the API cannot change a password. */
function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const user = useCurrentUser()
  const users = useQuery({ ...usersQuery, enabled: isAdmin(user) })
  const admins = users.data?.filter(isAdmin) ?? []

  return (
    <Dialog
      size="sm"
      title={t('Change password')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('OK')}</Button>}
    >
      <Stack gap="3">
        <Text>
          {t(
            'Passwords are set by an admin of the platform and cannot be changed here. Ask an admin if you need a new one.',
          )}
        </Text>
        {admins.length > 0 && (
          <>
            <Text>{t('These are the admins:')}</Text>
            <List.Root ps="5">
              {admins.map(({ id, name, email }) => (
                <List.Item key={id}>
                  <UserText text={name || email} />{' '}
                  <Link href={`mailto:${email}`} overflowWrap="anywhere" minHeight="6">
                    {email}
                  </Link>
                </List.Item>
              ))}
            </List.Root>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
