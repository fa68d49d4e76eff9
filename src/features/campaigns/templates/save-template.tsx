import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useStore } from '@/shared/lib/store'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { emptyForm } from '../flow/campaign-form'
import type { CampaignDraft } from '../flow/draft/campaign-draft'
import { SaveForm } from '../library/save-form'
import { useLibraryActions } from '../library/use-library-actions'
import { toTemplate } from './template'

type Props = { draft: CampaignDraft; stepId: string | undefined }
type Part = 'step' | 'all'

export function SaveTemplate({ draft, stepId }: Props) {
  const { save } = useLibraryActions()
  const { name, steps } = useStore(draft.state).form ?? emptyForm
  const open = steps.find(({ id }) => id === stepId)
  const [part, setPart] = useState<Part>('step')
  const isStep = open !== undefined && part === 'step'

  const handleSave = (chosenName: string) => {
    // The text of the open editor belongs to it.
    draft.commit()
    const written = draft.state.get().form?.steps ?? steps
    save(toTemplate(chosenName, isStep ? written.filter(({ id }) => id === open.id) : written))
  }

  return (
    <Stack gap="3" align="stretch">
      {open && steps.length > 1 && (
        <div>
          <SegmentedControl
            label="What to save"
            options={[
              { value: 'step', label: `Step ${steps.indexOf(open) + 1}` },
              { value: 'all', label: `All ${steps.length} steps` },
            ]}
            value={part}
            onChange={setPart}
          />
        </div>
      )}
      <SaveForm kind="template" suggestedName={isStep ? open.subject : name} onSave={handleSave} />
    </Stack>
  )
}
