import { Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { CampaignsIcon } from '@/shared/ui/icons'
import { downloadText } from '@/shared/lib/download'
import { Loading } from '@/shared/ui/loading'
import { UnknownDraftError } from './draft-device'
import type { DraftView } from './use-draft'

type Props = { view: DraftView; onLeave: () => void; children: ReactNode }

/** Shows the flow once this tab holds the draft. */
export function DraftGate({ view, onLeave, children }: Props) {
  const t = useTranslation()
  const { phase, draft, failure } = view
  const [isDiscarding, setIsDiscarding] = useState(false)
  const handleDownload = async () =>
    downloadText('draft.json', await draft.asText(), 'application/json')
  const back = (
    <Button variant="outline" onClick={onLeave}>
      {t('Back to the campaigns')}
    </Button>
  )
  switch (phase) {
    case 'open':
      return children
    case 'opening':
      return <Loading label={t('Opening the draft...')} />
    case 'unreadable':
      return (
        <Stack gap="4" align="start">
          <ErrorPanel
            title={t('The draft could not be opened')}
            message={whyUnreadable(failure, t)}
            onRetry={draft.retry}
          />
          <Flex wrap="wrap" gap="2">
            {back}
            {failure instanceof UnknownDraftError && (
              <>
                <Button variant="outline" onClick={() => void handleDownload()}>
                  {t('Download')}
                </Button>
                <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
                  {t('Discard draft')}
                </Button>
              </>
            )}
          </Flex>
          <ConfirmDialog
            isOpen={isDiscarding}
            title={t('Discard this draft?')}
            confirmLabel={t('Discard draft')}
            tone="destructive"
            onConfirm={draft.discardUnknown}
            onClose={() => setIsDiscarding(false)}
          >
            <Text>{t('It will be gone from this device for good, with its files.')}</Text>
          </ConfirmDialog>
        </Stack>
      )
    case 'in another tab':
      return (
        <EmptyState
          icon={<CampaignsIcon />}
          title={t('Open in another tab')}
          description={t('Only one tab at a time can change this draft. Nothing in it is lost.')}
          action={
            <Flex wrap="wrap" justify="center" gap="2">
              {back}
              <Button onClick={draft.takeOver}>{t('Take over')}</Button>
            </Flex>
          }
        />
      )
    default:
      return null
  }
}

function whyUnreadable(failure: Error | undefined, t: Translate): string {
  if (failure instanceof UnknownDraftError)
    return t('It was written by another version, or is damaged. It stays on this device as it is.')
  return failure?.name === 'TimeoutError'
    ? t('The storage of this browser does not answer.')
    : t('This browser blocks the storage that a draft needs.')
}
