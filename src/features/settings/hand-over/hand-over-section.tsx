import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { DownloadIcon, UploadIcon } from '@/shared/ui/icons'
import type { lazyPart } from '@/shared/ui/lazy-part'
import { SettingsSection } from '../settings-section'

type Dialog = ReturnType<typeof lazyPart<{ onClose: () => void }>>

/** The dialogs with the data of all features, which only `app` can combine. */
export type HandOverDialogs = { HandOver: Dialog; TakeOver: Dialog }

export function HandOverSection({ HandOver, TakeOver }: HandOverDialogs) {
  const t = useTranslation()
  const [open, setOpen] = useState<'hand-over' | 'take-over'>()
  const handleClose = () => setOpen(undefined)

  return (
    <>
      <SettingsSection
        id="settings-hand-over"
        title={t('Hand-over')}
        description={t(
          'Passes templates, snippets, saved searches, offers, drafts and what is done on to another user, as a file.',
        )}
        action={
          <Flex wrap="wrap" gap="2">
            <Button
              ref={action()}
              variant="outline"
              {...HandOver.onIntent}
              onClick={() => setOpen('hand-over')}
            >
              <DownloadIcon />
              {t('Hand over …')}
            </Button>
            <Button
              ref={action()}
              variant="outline"
              {...TakeOver.onIntent}
              onClick={() => setOpen('take-over')}
            >
              <UploadIcon />
              {t('Take over …')}
            </Button>
          </Flex>
        }
      />
      {open === 'hand-over' && <HandOver onClose={handleClose} />}
      {open === 'take-over' && <TakeOver onClose={handleClose} />}
    </>
  )
}
