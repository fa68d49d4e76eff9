import { Button, Flex } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { useStore } from '@/shared/lib/store'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { lazyPart } from '@/shared/ui/lazy-part'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { emptyForm } from '../model/campaign-form'
import { SendingCalendar } from '../schedule/sending-calendar-table'

const TemplatesDialog = lazyPart(
  async () => (await import('./templates/templates-dialog')).TemplatesDialog,
)

type Props = {
  draft: CampaignDraft
  stepId: string | undefined
  onStepId: (id: string) => void
}

export function ChainTools(props: Props) {
  const t = useTranslation()
  const { steps } = useStore(props.draft.state).form ?? emptyForm
  const [open, setOpen] = useState<'templates' | 'calendar'>()
  const close = () => setOpen(undefined)
  const button = { ref: action(), size: 'sm', variant: 'ghost' } as const
  return (
    <Flex flexShrink="0" justify="center">
      <Button {...button} {...TemplatesDialog.onIntent} onClick={() => setOpen('templates')}>
        {t('Templates')}
      </Button>
      <Button {...button} onClick={() => setOpen('calendar')}>
        {t('Calendar')}
      </Button>
      {open === 'templates' && (
        <Suspense>
          <TemplatesDialog {...props} onClose={close} />
        </Suspense>
      )}
      {open === 'calendar' && (
        <Dialog title={t('Calendar')} size="lg" onClose={close}>
          <SendingCalendar steps={steps} />
        </Dialog>
      )}
    </Flex>
  )
}
