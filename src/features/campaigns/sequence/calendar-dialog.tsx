import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/store'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { emptyForm } from '../model/campaign-form'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { SendingCalendar } from '../schedule/sending-calendar-table'

type Props = { draft: CampaignDraft; onClose: () => void }

export function CalendarDialog({ draft, onClose }: Props) {
  const t = useTranslation()
  const { steps } = useStore(draft.state).form ?? emptyForm
  return (
    <Dialog title={t('Calendar')} size="lg" onClose={onClose}>
      <SendingCalendar steps={steps} />
    </Dialog>
  )
}
