import { Alert, Stack, Text, Textarea } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { Button } from '@/shared/ui/button'
import { copyText } from '@/shared/ui/copy/copy-text'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { CopyIcon } from '@/shared/ui/icons'
import { type Credentials, shownCredentials } from './credentials'

type Props = {
  credentials: Credentials
  onDone: () => void
  /** The element to focus afterwards, because the form that opened the dialog is unmounted. */
  finalFocusEl: () => HTMLElement | null
}

/** Only Done closes it: the password cannot be shown again. */
export function CredentialsDialog({ credentials, onDone, finalFocusEl }: Props) {
  const t = useTranslation()
  const { email, password } = credentials
  const textRef = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<'yes' | 'refused'>()
  useUnsavedWork(shownCredentials)
  const text = [t('Email: {email}', { email }), t('Password: {password}', { password })].join('\n')

  const handleCopy = async () => {
    const isCopied = await copyText(text)
    setCopied(isCopied ? 'yes' : 'refused')
    if (isCopied) return
    textRef.current?.focus()
    textRef.current?.select()
  }

  return (
    <Dialog
      title={t('User Credentials Created')}
      isClosable={false}
      onClose={onDone}
      finalFocusEl={finalFocusEl}
      footer={
        <>
          <Button
            variant={copied === 'yes' ? 'outline' : 'solid'}
            onClick={() => void handleCopy()}
          >
            <CopyIcon />
            {t('Copy to clipboard')}
          </Button>
          <Button variant={copied === 'yes' ? 'solid' : 'outline'} onClick={onDone}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Alert.Root status="warning" role="note">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            {t('The password is shown only once. Copy it now and pass it on to the user.')}
          </Alert.Title>
        </Alert.Root>
        <FormField label={t('Credentials')}>
          <Textarea ref={textRef} readOnly rows={2} resize="none" fontFamily="mono" value={text} />
        </FormField>
        <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
          {copied === 'refused' &&
            t(
              'The browser did not allow copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
            )}
        </Text>
      </Stack>
    </Dialog>
  )
}
