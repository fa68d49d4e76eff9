import { useTranslation } from '@/shared/i18n/translate'
import { notify } from '@/shared/ui/notifications/toaster'
import { emptyForm } from '../../model/campaign-form'
import type { CampaignDraft } from '../../drafts/campaign-draft'
import type { Template } from '../../library/entry'
import { LibraryDialog } from '../../library/library-dialog'
import { libraryMessages } from '../../library/messages'
import { SaveTemplate } from './save-template'
import { aboutTemplate, insertTemplate } from './template'

type Props = {
  draft: CampaignDraft
  /** The step that is open. */
  stepId: string | undefined
  onStepId: (id: string) => void
  onClose: () => void
}

/** Saves steps as a template, and inserts templates into the sequence. */
export function TemplatesDialog({ draft, stepId, onStepId, onClose }: Props) {
  const t = useTranslation()
  const handleInsert = (template: Template) => {
    draft.commit()
    const { steps } = draft.state.get().form ?? emptyForm
    const next = insertTemplate(steps, template)
    draft.change((form) => ({ ...form, steps: next }))
    const first = next.at(-template.steps.length)
    if (first) onStepId(first.id)
    notify.success(libraryMessages.inserted(template.name, template.steps.length))
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
      saving={<SaveTemplate draft={draft} stepId={stepId} />}
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
