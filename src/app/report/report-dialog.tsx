import { Alert, chakra, Heading, List, Stack, Textarea } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '@/entities/session/session-queries'
import { recordedCalls } from '@/shared/api/recorder'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { persistedViews } from '@/shared/lib/device/persisted-views'
import { Button } from '@/shared/ui/button'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { DeviceCheckbox } from '@/shared/ui/fields/device-checkbox'
import { FormField } from '@/shared/ui/fields/form-field'
import { useNotificationLog } from '@/shared/ui/notifications/notification-log'
import { notify } from '@/shared/ui/notifications/toaster'
import { problemFile } from './problem-file'
import { createStandIns } from './stand-ins'

/** Characters of the file to show; more would slow down the dialog. */
const SHOWN_CHARACTERS = 20_000

export function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const client = useQueryClient()
  const { entries: notifications } = useNotificationLog()
  const [whatHappened, setWhatHappened] = useState('')
  const [isReplaced, setIsReplaced] = useState(true)
  const [standIns] = useState(createStandIns)
  const [count] = useState(() => recordedCalls().length)
  const [shown, setShown] = useState<string>()

  const userId = client.getQueryData(sessionQuery.queryKey)?.id
  const toFile = () =>
    problemFile({
      whatHappened: whatHappened.trim(),
      standIns: isReplaced ? standIns : undefined,
      notifications,
      views: userId === undefined ? {} : persistedViews(userId).get(),
    })

  const handleReplace = (isOn: boolean) => {
    setIsReplaced(isOn)
    setShown(undefined)
  }
  const handleShow = async () => setShown((await toFile()).slice(0, SHOWN_CHARACTERS))
  const handleDownload = async () => {
    const file = `problem-${new Date().toLocaleDateString('sv-SE')}.har`
    downloadText(file, await toFile(), 'application/json')
    onClose()
    notify.info({
      title: translate('Download started'),
      description: translate('{file} is not sent to anybody: pass it on yourself.', { file }),
    })
  }

  return (
    <FormDialog
      size="lg"
      title={t('Report a problem')}
      description={t(
        'Makes a file that shows what happened, for the people who can fix it. Nothing is sent.',
      )}
      submitLabel={t('Download')}
      hasInput={whatHappened.trim() !== ''}
      onSubmit={() => void handleDownload()}
      onClose={onClose}
    >
      <Stack gap="5">
        <FormField
          label={t('What happened?')}
          helper={t('What you write here is in the file as it is.')}
        >
          <Textarea
            rows={4}
            value={whatHappened}
            onChange={({ target }) => setWhatHappened(target.value)}
          />
        </FormField>
        <Stack as="section" gap="2" align="flex-start">
          <Heading as="h3" size="sm">
            {t('What is in the file')}
          </Heading>
          <List.Root ps="5" textStyle="sm">
            <List.Item>
              {t(
                '{count, plural, one {the last call to the server} other {the last # calls to the server}}, with what was sent, what was answered, and when',
                { count },
              )}
            </List.Item>
            <List.Item>
              {t('the notifications, and the filters and the order that you chose on each screen')}
            </List.Item>
            <List.Item>
              {t('the version, your browser and language, and the address of this screen')}
            </List.Item>
            <List.Item>{t('never passwords, cookies or other credentials')}</List.Item>
          </List.Root>
          {shown === undefined ? (
            <Button size="xs" variant="outline" onClick={() => void handleShow()}>
              {t('Show the file')}
            </Button>
          ) : (
            <chakra.pre
              role="region"
              aria-label={t('The file')}
              tabIndex={0}
              width="full"
              maxHeight="14rem"
              overflow="auto"
              p="2"
              borderWidth="1px"
              borderRadius="l2"
              textStyle="xs"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {shown}
              {shown.length === SHOWN_CHARACTERS && ' …'}
            </chakra.pre>
          )}
        </Stack>
        <DeviceCheckbox
          label={t('Replace names, addresses, phone numbers and texts')}
          hint={t('By made-up ones. The same person has the same made-up name everywhere.')}
          isOn={isReplaced}
          onChange={handleReplace}
        />
        {!isReplaced && (
          <Alert.Root status="warning" size="sm">
            <Alert.Indicator />
            <Alert.Title>
              {t(
                'The file will have the names, addresses and mails of real people. Share it only with people who may see them.',
              )}
            </Alert.Title>
          </Alert.Root>
        )}
      </Stack>
    </FormDialog>
  )
}
