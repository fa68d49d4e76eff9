import { Button, Center } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { action } from '@/shared/lib/actions'
import type { CampaignDraft } from '../flow/draft/campaign-draft'
import { CalendarDialog, TemplatesDialog } from './lazy-parts'

type Props = {
  draft: CampaignDraft
  /** The step that is open. */
  stepId: string | undefined
  onStepId: (id: string) => void
}

const tools = [
  ['Templates', TemplatesDialog],
  ['Calendar', CalendarDialog],
] as const

/** What concerns the sequence as a whole, below its steps. */
export function ChainTools(props: Props) {
  const [open, setOpen] = useState<string>()
  return (
    <Center mt="2">
      {tools.map(([label, Dialog]) => (
        <div key={label}>
          <Button
            ref={action()}
            size="sm"
            variant="ghost"
            {...Dialog.onIntent}
            onClick={() => setOpen(label)}
          >
            {label}
          </Button>
          {open === label && (
            <Suspense>
              <Dialog {...props} onClose={() => setOpen(undefined)} />
            </Suspense>
          )}
        </div>
      ))}
    </Center>
  )
}
