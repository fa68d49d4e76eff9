import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { PasswordIcon } from '@/shared/ui/icons'
import { ChangePasswordDialog } from './change-password-dialog'
import { SettingsSection } from './settings-section'

export function SecuritySection() {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SettingsSection
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
