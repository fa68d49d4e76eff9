import { useLocation } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useUnsavedWork } from '@/shared/lib/unsaved-work'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { Loading } from '@/shared/ui/loading'
import { emptyForm } from '../model/campaign-form'
import type { AdjustPlace, CampaignPlace, ChangePlace } from '../model/campaign-place'
import { ChangedElsewhere } from '../drafts/changed-elsewhere'
import { ManualStep } from './manual-step'
import { NameStep } from './name-step'
import { discardDraft } from '../drafts/discard-draft'
import { draftOnScreen } from '../drafts/unsaved-draft'
import type { DraftView } from '../drafts/use-campaign-draft'
import { useSaveCampaign } from '../drafts/use-save-campaign'
import { EditEntry } from './edit-entry'
import { SequenceBuilder } from './late-builder'

type Props = {
  place: CampaignPlace & { flow: NonNullable<CampaignPlace['flow']> }
  view: DraftView
  onPlaceChange: ChangePlace
  onAdjust: AdjustPlace
  /** Leads to the list, filtered and sorted as it was left. */
  onLeave: () => void
}

/** The creation flow. What was typed is in the draft; the current step is in the address. */
export function CampaignFlow(props: Props) {
  const { view, onPlaceChange, onLeave } = props
  const { draft, elsewhere, savedCount } = view
  const { pathname } = useLocation()
  const saving = useSaveCampaign(draft)
  /** The draft is already gone while the list renders: that must not look like a new campaign. */
  const [isLeaving, setIsLeaving] = useState(false)
  const [savedAtStart] = useState(savedCount)
  const isOver = isLeaving || savedCount !== savedAtStart

  // Every way through the flow ends in the builder.
  useEffect(() => SequenceBuilder.preload(), [])
  useEffect(() => draft.show(), [draft])

  const showList = useEffectEvent(() => {
    // Replaces the address, so that Back does not lead into an empty form. Filters could hide what was saved.
    if (savedCount === savedAtStart) onLeave()
    else onPlaceChange({}, { replace: true })
    focusContent()
  })
  useEffect(() => {
    if (isOver) showList()
  }, [isOver])
  // Registered after the effect above: an open leave question that is no longer needed then
  // continues to where the person was going, starting from the list.
  useUnsavedWork(draftOnScreen(draft, pathname))

  const handleCancel = () => {
    discardDraft(draft)
    setIsLeaving(true)
  }
  const handleYield = () => {
    if (elsewhere === 'changed') return draft.takeOther()
    draft.drop()
    setIsLeaving(true)
  }

  if (isOver) return null
  return (
    <>
      {elsewhere && (
        <ChangedElsewhere
          change={elsewhere}
          isSaving={saving.isSaving}
          onKeep={draft.keepOwn}
          onYield={handleYield}
        />
      )}
      <FlowStep {...props} saving={saving} onCancel={handleCancel} />
    </>
  )
}

type StepProps = Props & { saving: ReturnType<typeof useSaveCampaign>; onCancel: () => void }

function FlowStep(props: StepProps) {
  const { place, view, onPlaceChange, onAdjust, onLeave, saving, onCancel } = props
  const { draft, form = emptyForm } = view
  const { change } = draft
  const { isSaving } = saving
  const t = useTranslation()
  const handleStepId = useCallback((step: string) => onAdjust({ step }), [onAdjust])

  if (place.flow === 'name') {
    return (
      <NameStep
        name={form.name}
        isSaving={isSaving}
        onChange={(name) => change((form) => ({ ...form, name }))}
        onCancel={onCancel}
        onContinue={() => onPlaceChange({ flow: 'manual' })}
      />
    )
  }
  if (place.flow === 'manual') {
    return (
      <ManualStep
        form={form}
        isSaving={isSaving}
        onChange={(part) => change((form) => ({ ...form, ...part }))}
        onBack={() => onPlaceChange({ flow: 'name' })}
        onContinue={() => onPlaceChange({ flow: 'sequence' })}
      />
    )
  }
  if (place.edit !== undefined && view.form?.originalId !== place.edit) {
    return (
      <EditEntry
        campaignId={place.edit}
        view={view}
        onPlaceChange={onPlaceChange}
        onLeave={onLeave}
      />
    )
  }
  if (!view.form) return <ToNameStep onPlaceChange={onPlaceChange} />
  return (
    <Suspense fallback={<Loading label={t('Opening the sequence builder...')} />}>
      <SequenceBuilder
        stepId={place.step}
        onStepId={handleStepId}
        view={view}
        form={form}
        saving={saving}
        onCancel={onCancel}
      />
    </Suspense>
  )
}

/** For an old link into the middle of the flow, when there is no draft to continue. */
function ToNameStep({ onPlaceChange }: Pick<Props, 'onPlaceChange'>) {
  useEffect(() => onPlaceChange({ flow: 'name' }, { replace: true }), [onPlaceChange])
  return null
}
