import { useLocation } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { Loading } from '@/shared/ui/loading'
import { emptyForm } from '../model/campaign-form'
import type { AdjustPlace, CampaignPlace, ChangePlace } from '../model/campaign-place'
import { DraftGate } from '../drafts/draft-gate'
import { discardDraft, newDraftId } from '../drafts/drafts-of-user'
import { draftOnScreen } from '../drafts/unsaved-draft'
import { type DraftView, useDraft, useDrafts } from '../drafts/use-draft'
import { useSaveCampaign } from '../drafts/use-save-campaign'
import { ManualStep } from './manual-step'
import { NameStep } from './name-step'
import { EditEntry } from './edit-entry'
import { SequenceBuilder } from './late-builder'

type Props = {
  place: CampaignPlace
  onPlaceChange: ChangePlace
  onAdjust: AdjustPlace
  /** Leads to the list, filtered and sorted as it was left. */
  onLeave: () => void
}

/** The creation flow. What was typed is in the draft; the draft and the current step are in the address. */
export function CampaignFlow(props: Props) {
  const { draft } = props.place
  const id = useDraftId(draft)
  // Every way through the flow ends in the builder.
  useEffect(() => SequenceBuilder.preload(), [])

  return <FlowOfDraft key={id} id={id} {...props} />
}

/** The address names a draft from its first change on; each time it names none, a new one begins. */
function useDraftId(inAddress: string | undefined): string {
  const [made, setMade] = useState(() => ({ id: newDraftId(), isUsed: false }))
  if (inAddress === made.id && !made.isUsed) setMade({ ...made, isUsed: true })
  if (inAddress === undefined && made.isUsed) setMade({ id: newDraftId(), isUsed: false })
  return inAddress ?? made.id
}

const endings = new Set<DraftView['phase']>(['saved', 'discarded', 'gone'])

function FlowOfDraft({ id, place, onPlaceChange, onAdjust, onLeave }: Props & { id: string }) {
  const t = useTranslation()
  const { step } = place
  const view = useDraft(id)
  const { draft, phase, isUnsaved, form = emptyForm } = view
  const { change } = draft
  const { pathname } = useLocation()
  const saving = useSaveCampaign(draft)
  const { isSaving } = saving
  const [phaseAtStart] = useState(phase)
  const isOver = endings.has(phase)

  // Both parts of the address go together: each is taken from the address before the other has arrived in it.
  const chosenStep = useRef(step)
  const handleStepId = useCallback(
    (next: string) => {
      chosenStep.current = next
      onAdjust(draft.state.get().isUnsaved ? { step: next, draft: id } : { step: next })
    },
    [draft, id, onAdjust],
  )
  const isUnnamed = isUnsaved && place.draft === undefined
  useEffect(() => {
    if (isUnnamed) onAdjust({ draft: id, step: chosenStep.current })
  }, [isUnnamed, id, onAdjust])
  useEffect(() => draft.moveTo(step), [draft, step])

  const showList = useEffectEvent(() => {
    // Replaces the address, so that Back does not lead into an empty form. Filters could hide what was saved.
    if (phase === 'saved' && phaseAtStart !== 'saved') onPlaceChange({}, { replace: true })
    else onLeave()
    focusContent()
  })
  useEffect(() => {
    if (isOver) showList()
  }, [isOver])
  // Registered after the effect above: an open leave question that is no longer needed then
  // continues to where the person was going, starting from the list.
  useUnsavedWork(draftOnScreen(draft, pathname))

  const handleCancel = () => discardDraft(draft)
  const showStep = () => {
    if (place.flow === 'name') {
      return (
        <NameStep
          name={form.name}
          isSaving={isSaving}
          onChange={(name) => change((form) => ({ ...form, name }))}
          onCancel={handleCancel}
          onContinue={() => onPlaceChange({ flow: 'manual', draft: id })}
        />
      )
    }
    if (place.flow === 'manual') {
      return (
        <ManualStep
          form={form}
          isSaving={isSaving}
          onChange={(part) => change((form) => ({ ...form, ...part }))}
          onBack={() => onPlaceChange({ flow: 'name', draft: id })}
          onContinue={() => onPlaceChange({ flow: 'sequence', draft: id })}
        />
      )
    }
    if (place.edit !== undefined && view.form?.originalId !== place.edit) {
      return <EditEntry key={place.edit} campaignId={place.edit} draft={draft} onLeave={onLeave} />
    }
    if (!view.form) return <ToLatestDraft onAdjust={onAdjust} />
    return (
      <Suspense fallback={<Loading label={t('Opening the sequence builder...')} />}>
        <SequenceBuilder
          stepId={step}
          onStepId={handleStepId}
          view={view}
          form={form}
          saving={saving}
          onCancel={handleCancel}
        />
      </Suspense>
    )
  }
  if (isOver) return null
  return (
    <DraftGate view={view} onLeave={onLeave}>
      {showStep()}
    </DraftGate>
  )
}

/** A link into the middle of the flow, which names no draft, continues the latest one. */
function ToLatestDraft({ onAdjust }: Pick<Props, 'onAdjust'>) {
  const drafts = useDrafts()
  useEffect(() => {
    let isCurrent = true
    void drafts.read().then(([latest]) => {
      if (isCurrent) onAdjust(latest ? { ...latest.place, draft: latest.id } : { flow: 'name' })
    })
    return () => {
      isCurrent = false
    }
  }, [drafts, onAdjust])
  return null
}
