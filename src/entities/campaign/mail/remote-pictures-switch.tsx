import * as z from 'zod/mini'
import { Stack, Switch, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'

/**
 * Whether remote images are shown; the default, because the mails are the team's own, and the
 * preview and the editor show them too. Turned off, image hosts cannot track the user as a reader.
 */
export const remotePictures = persisted({
  name: 'remote-pictures',
  scope: 'device',
  schema: z.enum(['shown', 'hidden']),
  fallback: 'shown',
  atLogOut: 'stays',
})

export function RemotePicturesSwitch() {
  const t = useTranslation()
  const isShown = useStore(remotePictures) === 'shown'
  const hintId = useId()
  return (
    <Stack gap="1">
      <Switch.Root
        size="sm"
        alignSelf="flex-start"
        checked={isShown}
        onCheckedChange={({ checked }) => void remotePictures.set(checked ? 'shown' : 'hidden')}
      >
        <Switch.HiddenInput aria-describedby={hintId} />
        <Switch.Control />
        <Switch.Label>{t('Load pictures')}</Switch.Label>
      </Switch.Root>
      <Text id={hintId} color="fg.muted" textStyle="sm">
        {t('The servers they come from can see that the mail was opened.')}
      </Text>
    </Stack>
  )
}
