import { Flex, Stack, Text } from '@chakra-ui/react'
import { useCurrentUser } from '@/entities/session/session-context'
import { isAdmin } from '@/entities/session/user'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { focusContent } from '@/shared/lib/keyboard/focus-after-row'
import { PageHeader } from '@/shared/ui/page/page-header'
import { SingleKeysCheckbox } from '@/shared/ui/fields/single-keys-checkbox'
import { areLaunchesHeld, setLaunchesHeld } from '@/shared/lib/device/held-launches'
import { useStore } from '@/shared/lib/state/store'
import { DeviceCheckbox } from '@/shared/ui/fields/device-checkbox'
import { OfferForm } from '@/entities/offer/offer-form'
import { type HandOverProps, HandOverSection } from './hand-over/hand-over-section'
import { SettingsSection } from './sections/settings-section'
import { AppearanceSection } from './sections/appearance-section'
import { PersonalSection } from './sections/personal-section'
import { SaidNoSection } from './sections/said-no-section'
import { SecuritySection } from './users/security-section'
import { useDeviceSettings } from './use-device-settings'
import { UserManagement } from './users/user-management'

const HeldLaunchesCheckbox = () => {
  const t = useTranslation()
  return (
    <DeviceCheckbox
      label={t('Hold launches for 10 seconds')}
      hint={t(
        'Launch and Start count down first, and can be undone. Applies at once, on this device.',
      )}
      isOn={useStore(areLaunchesHeld)}
      onChange={setLaunchesHeld}
    />
  )
}

export function SettingsScreen({ HandOver }: HandOverProps) {
  const t = useTranslation()
  const user = useCurrentUser()
  const draft = useDeviceSettings(user.id)

  return (
    <>
      <PageHeader
        title={t('Account Settings')}
        subtitle={t('Manage your account preferences and security')}
      />
      <Stack maxWidth="45rem" gap="6">
        <PersonalSection user={user} picture={draft.picture} onPictureChange={draft.setPicture} />
        <SecuritySection />
        <AppearanceSection mode={draft.mode} onModeChange={draft.setMode} language={draft.language}>
          <Flex mt="5" wrap="wrap" align="center" justify="flex-end" gap="4">
            <Text role="status" color="fg.muted" textStyle="sm">
              {hintFor(draft)}
            </Text>
            <Button
              disabledReason={draft.canSave ? undefined : t('There are no changes to save.')}
              onClick={() => draft.save() && focusContent()}
            >
              {t('Save Changes')}
            </Button>
          </Flex>
        </AppearanceSection>
        <SettingsSection
          id="settings-offer"
          title={t('What do you sell?')}
          description={t('The AI writes about it. Without it the text is about a sample product.')}
        >
          <OfferForm userId={user.id} />
        </SettingsSection>
        <SettingsSection
          id="settings-sending"
          title={t('Sending and shortcuts')}
          description={t('How you work on this device.')}
        >
          <Stack gap="4">
            <HeldLaunchesCheckbox />
            <SingleKeysCheckbox />
          </Stack>
        </SettingsSection>
        <SaidNoSection />
        <HandOverSection HandOver={HandOver} />
        {/* Last, because the number of users is unknown and nothing below may move. */}
        {isAdmin(user) && <UserManagement self={user} />}
      </Stack>
    </>
  )
}

type Draft = ReturnType<typeof useDeviceSettings>

function hintFor({ isUnsaved, isNewLanguage, canSave }: Draft): string {
  if (isUnsaved) return translate('You have changes that are not saved yet.')
  if (isNewLanguage) return translate('The new language is in use already.')
  if (canSave) return translate('The new theme is in use already.')
  return translate('Your settings are kept on this device.')
}
