import { Button, Flex } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { lazyPart } from '@/shared/ui/lazy-part'
import type { CampaignDraft } from '../drafts/campaign-draft'

const TemplatesDialog = lazyPart(
  async () => (await import('./templates/templates-dialog')).TemplatesDialog,
)
const CalendarDialog = lazyPart(async () => (await import('./calendar-dialog')).CalendarDialog)

type Props = {
  draft: CampaignDraft
  /** The step that is open. */
  stepId: string | undefined
  onStepId: (id: string) => void
}

const tools = [
  { id: 'templates', label: msg('Templates'), Dialog: TemplatesDialog },
  { id: 'calendar', label: msg('Calendar'), Dialog: CalendarDialog },
] as const

/** What concerns the sequence as a whole, below its steps. */
export function ChainTools(props: Props) {
  const t = useTranslation()
  const [open, setOpen] = useState<string>()
  return (
    <Flex flexShrink="0" justify="center">
      {tools.map(({ id, label, Dialog }) => (
        <div key={id}>
          <Button
            ref={action()}
            size="sm"
            variant="ghost"
            {...Dialog.onIntent}
            onClick={() => setOpen(id)}
          >
            {t(label)}
          </Button>
          {open === id && (
            <Suspense>
              <Dialog {...props} onClose={() => setOpen(undefined)} />
            </Suspense>
          )}
        </div>
      ))}
    </Flex>
  )
}
