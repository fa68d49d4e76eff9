import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { NameForm } from '@/shared/ui/fields/name-form'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { emptyForm } from '@/entities/campaign/model/campaign-form'
import type { CampaignDraft } from '../drafts/campaign-draft'
import type { Template } from '../library/entry'
import { LibraryDialog } from '../library/library-dialog'
import { aboutTemplate, toTemplate } from '../library/template'

type Props = {
  draft: CampaignDraft
  stepId: string | undefined
  insert: (template: Template) => void
  onClose: () => void
}

export function TemplatesDialog({ draft, stepId, insert, onClose }: Props) {
  const t = useTranslation()
  const handleInsert = (template: Template) => {
    insert(template)
    onClose()
    // After the dialog has returned the focus.
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('[data-step] [aria-pressed=true]')?.focus()
    })
  }

  return (
    <LibraryDialog<Template>
      kind="template"
      title={t('Templates')}
      renderSaving={(save) => <SaveTemplate draft={draft} stepId={stepId} onSave={save} />}
      empty={{
        title: t('No templates yet'),
        description: t('Save a step or the whole sequence to use it again in another campaign.'),
      }}
      aboutOf={aboutTemplate}
      onInsert={handleInsert}
      onClose={onClose}
    />
  )
}

type SaveTemplateProps = Pick<Props, 'draft' | 'stepId'> & { onSave: (template: Template) => void }
type Part = 'step' | 'all'

function SaveTemplate({ draft, stepId, onSave }: SaveTemplateProps) {
  const t = useTranslation()
  const { name, steps } = useStore(draft.state).form ?? emptyForm
  const open = steps.find(({ id }) => id === stepId)
  const [part, setPart] = useState<Part>('step')
  const isStep = open !== undefined && part === 'step'

  const handleSave = (chosenName: string) => {
    // Includes pending text of the open editor.
    draft.commit()
    const written = draft.state.get().form?.steps ?? steps
    onSave(toTemplate(chosenName, isStep ? written.filter(({ id }) => id === open.id) : written))
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
