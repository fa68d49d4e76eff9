import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { NameForm } from '@/shared/ui/fields/name-form'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { notify } from '@/shared/ui/notifications/toaster'
import { emptyForm } from '@/entities/campaign/model/campaign-form'
import { NO_STEP } from '@/entities/campaign/model/campaign-search-params'
import { normaliseDelays } from '@/entities/campaign/model/sequence'
import type { CampaignDraft } from '../drafts/campaign-draft'
import type { Template } from '../library/entry'
import { LibraryDialog } from '../library/library-dialog'
import { libraryMessages } from '../library/messages'
import { aboutTemplate, insertTemplate, toTemplate } from '../library/template'

type Props = {
  draft: CampaignDraft
  stepId: string | undefined
  onStepId: (id: string) => void
  onClose: () => void
}

export function TemplatesDialog({ draft, stepId, onStepId, onClose }: Props) {
  const t = useTranslation()
  const handleInsert = (template: Template) => {
    draft.commit()
    const { steps } = draft.state.get().form ?? emptyForm
    const next = insertTemplate(steps, template, draft.deletedSteps)
    draft.change((form) => ({ ...form, steps: next }))
    const first = next.at(-template.steps.length)
    if (first) onStepId(first.id)
    const handleUndo = () => {
      const inserted = next.slice(-template.steps.length).map(({ id }) => id)
      for (const id of inserted) draft.deletedSteps.add(id)
      draft.change((form) => {
        const rest = form.steps.filter(({ id }) => !inserted.includes(id))
        // If nothing is left, a blank sequence had been replaced.
        return { ...form, steps: rest.length > 0 ? normaliseDelays(rest) : [...steps] }
      })
      onStepId(stepId ?? NO_STEP)
    }
    notify.success(libraryMessages.inserted(template.name, template.steps.length), {
      action: { label: translate('Undo'), onClick: handleUndo },
    })
    onClose()
    // After the dialog has returned the focus.
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`[data-step="${first?.id}"] button`)?.focus()
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
