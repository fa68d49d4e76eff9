import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { type ChangeEvent, useRef } from 'react'
import { roleLabel, type User } from '@/entities/session/user'
import { useTranslation } from '@/shared/i18n/translate'
import { AvatarInitial } from '@/shared/ui/avatar-initial'
import { Button } from '@/shared/ui/button'
import { PictureIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import { Fact, Facts } from '@/shared/ui/panel/panel'
import { notify } from '@/shared/ui/notifications/toaster'
import { acceptedPictures, toSquarePicture, unreadablePicture, whyNotPicture } from './picture-file'
import { SettingsSection } from './settings-section'

type Props = {
  user: User
  /** Data URL. */
  picture: string | undefined
  onPictureChange: (picture: string | undefined) => void
}

export function PersonalSection({ user, picture, onPictureChange }: Props) {
  const t = useTranslation()

  return (
    <SettingsSection
      id="settings-personal"
      title={t('Personal Information')}
      description={t('Name, role and login email are set by an admin.')}
    >
      <Stack gap="6">
        <Picture
          name={user.name || t('User')}
          picture={picture}
          onPictureChange={onPictureChange}
        />
        <Facts>
          <Fact label={t('Full name')}>
            <UserText text={user.name || t('User')} />
          </Fact>
          <Fact label={t('Role')}>{roleLabel(user)}</Fact>
          <Fact label={t('Login email')}>
            <UserText text={user.email} />
          </Fact>
        </Facts>
      </Stack>
    </SettingsSection>
  )
}

type PictureProps = Pick<Props, 'picture' | 'onPictureChange'> & { name: string }

function Picture({ name, picture, onPictureChange }: PictureProps) {
  const t = useTranslation()
  const inputRef = useRef<HTMLInputElement>(null)

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = ''
    if (!file) return
    const refusal = whyNotPicture(file)
    if (refusal) return notify.error(refusal)
    try {
      onPictureChange(await toSquarePicture(file))
    } catch {
      notify.error(unreadablePicture)
    }
  }

  return (
    <Flex wrap="wrap" align="center" gap="5">
      <AvatarInitial size="lg" name={name} src={picture} />
      <Stack gap="2" align="flex-start">
        <Flex wrap="wrap" gap="2">
          <Button variant="outline" onClick={() => inputRef.current?.click()}>
            <PictureIcon />
            {t('Upload a picture')}
          </Button>
          {picture && (
            <Button variant="ghost" onClick={() => onPictureChange(undefined)}>
              {t('Remove')}
            </Button>
          )}
        </Flex>
        <chakra.input
          ref={inputRef}
          type="file"
          accept={acceptedPictures}
          aria-label={t('Upload a picture')}
          hidden
          onChange={(event) => void handleFile(event)}
        />
        <Text color="fg.muted" textStyle="sm">
          {t('JPG, PNG or GIF, max 2MB. It is kept on this device only.')}
        </Text>
      </Stack>
    </Flex>
  )
}
