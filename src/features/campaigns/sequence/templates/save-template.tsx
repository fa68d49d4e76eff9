import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/store'
import { NameForm } from '@/shared/ui/fields/name-form'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { emptyForm } from '../../model/campaign-form'
import type { CampaignDraft } from '../../drafts/campaign-draft'
import { useLibraryActions } from '../../library/use-library-actions'
import { toTemplate } from './template'

type Props = { draft: CampaignDraft; stepId: string | undefined }
type Part = 'step' | 'all'

export function SaveTemplate({ draft, stepId }: Props) {
  const t = useTranslation()
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
            label={t('What to save')}
            options={[
              { value: 'step', label: t('Step {number}', { number: steps.indexOf(open) + 1 }) },
              { value: 'all', label: t('All {count} steps', { count: steps.length }) },
            ]}
            value={part}
            onChange={setPart}
          />
        </div>
      )}
      <NameForm
        label={t('Template name')}
        saveLabel={t('Save as template')}
        missing={t('Enter a name for the template')}
        suggestedName={isStep ? open.subject : name}
        onSave={handleSave}
      />
    </Stack>
  )
}
