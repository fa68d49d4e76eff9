import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { PasswordIcon } from '@/shared/ui/icons'
import { ChangePasswordDialog } from './change-password-dialog'
import { SettingsSection } from './settings-section'

export function SecuritySection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SettingsSection
        title="Security"
        description="Your password protects what you do here."
        action={
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            <PasswordIcon />
            Change password
          </Button>
        }
      />
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
