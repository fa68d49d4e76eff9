import { Stack, Switch, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

export function RemotePicturesSwitch({ isOn, onChange }: Props) {
  const t = useTranslation()
  const hintId = useId()
  return (
    <Stack gap="1">
      <Switch.Root
        size="sm"
        alignSelf="flex-start"
        checked={isOn}
        onCheckedChange={({ checked }) => onChange(checked)}
      >
        <Switch.HiddenInput aria-describedby={hintId} />
        <Switch.Control />
        <Switch.Label>{t('Show remote pictures')}</Switch.Label>
      </Switch.Root>
      <Text id={hintId} color="fg.muted" textStyle="sm">
        {t('The servers they come from can see that the mail was opened.')}
      </Text>
    </Stack>
  )
}
