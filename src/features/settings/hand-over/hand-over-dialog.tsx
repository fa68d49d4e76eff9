import { Alert, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { translate, useTranslation } from '@/shared/i18n/translate'
import type { HandOverPart } from '@/shared/lib/device/hand-over'
import { downloadText } from '@/shared/lib/download'
import { Button, PENDING } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { makeFile, RefusedFileError } from './hand-over-file'

type Props = { parts: readonly HandOverPart[]; onClose: () => void }

export function HandOverDialog({ parts, onClose }: Props) {
  const t = useTranslation()
  const user = useCurrentUser()
  const [isMaking, setIsMaking] = useState(false)
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>()

  const handleDownload = async () => {
    setIsMaking(true)
    try {
      const file = fileNameFor(user.name || user.email)
      downloadText(file, await makeFile(user, parts), 'application/json')
      setOutcome({ isDone: true, text: translate('Download started: {file}', { file }) })
    } catch (error) {
      const text =
        error instanceof RefusedFileError
          ? error.message
          : translate('This browser does not let its storage be read.')
      setOutcome({ isDone: false, text })
    } finally {
      setIsMaking(false)
    }
  }

  return (
    <Dialog
      title={t('Hand over your work')}
      description={t(
        'Makes a file that another user can take over in Settings, on any device. Nothing is sent.',
      )}
      onClose={onClose}
      footer={
        <Button
          disabledReason={isMaking ? t(PENDING) : undefined}
          onClick={() => void handleDownload()}
        >
          {isMaking ? t('Making the file...') : t('Download file')}
        </Button>
      }
    >
      <Text mb="4">
        {t(
          'Only the person who leaves can make this file, on this device: templates, snippets, saved searches, offers, drafts and what is done are kept nowhere else.',
        )}
      </Text>
      <Alert.Root status="warning" size="sm">
        <Alert.Indicator />
        <Alert.Title>
          {t(
            'The file has names, e-mail addresses and texts. Share it only with people who may see them.',
          )}
        </Alert.Title>
      </Alert.Root>
      <Text
        role="status"
        mt={outcome ? '4' : undefined}
        textStyle="sm"
        color={outcome?.isDone === false ? 'fg.error' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {outcome?.text}
      </Text>
    </Dialog>
  )
}

const fileNameFor = (name: string) =>
  `hand-over-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toLocaleDateString('sv-SE')}.json`
