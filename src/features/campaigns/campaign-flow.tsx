import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { focusContent } from '@/shared/ui/focus-after-row'
import { Loading } from '@/shared/ui/loading'
import { notify } from '@/shared/ui/toaster'
import { type CampaignForm, emptyForm, fromCampaign } from './campaign-form'
import { type CampaignPlace, type ChangePlace, placeOf } from './campaign-place'
import { ManualStep } from './create/manual-step'
import { NameStep } from './create/name-step'
import { DraftChoiceDialog } from './draft-choice-dialog'
import { SequenceBuilder } from './lazy-parts'
import { LeaveGuard } from './leave-guard'
import { ChangedElsewhere } from './changed-elsewhere'
import { campaignMessages } from './messages'
import { OpenOriginal } from './open-original'
import type { CampaignDraft, ChangeForm } from './use-campaign-draft'

type Props = {
  place: CampaignPlace & { flow: NonNullable<CampaignPlace['flow']> }
  draft: CampaignDraft
  onPlaceChange: ChangePlace
  /** @param edited the campaign that the saved one was made from */
  onSaved: (edited: Campaign | undefined) => void
}

/** From a name to a saved campaign. What was typed is the draft; where one is, is the address. */
export function CampaignFlow(props: Props) {
  const { draft, onPlaceChange } = props
  const { change } = draft
  /** Until the list is there, nothing may take the empty draft for a new beginning. */
  const [isLeaving, setIsLeaving] = useState(false)
  const hasLeft = useRef(false)
  /** For Undo, with what comes in late. */
  const discarded = useRef<CampaignForm>(undefined)

  // Every way through the flow ends there.
  useEffect(() => SequenceBuilder.fetch(), [])

  /** The list takes the place of the flow, so that Back does not lead into an empty form. */
  const handleLeave = () => {
    hasLeft.current = true
    setIsLeaving(true)
    draft.drop()
    onPlaceChange({}, { replace: true })
    focusContent()
  }

  const handleCancel = () => {
    const { form, isUnsaved, restore } = draft
    handleLeave()
    if (!form || !isUnsaved) return
    discarded.current = form
    notify.info(campaignMessages.discarded(form.name), {
      action: { label: 'Undo', onClick: () => restore(discarded.current ?? form) },
    })
  }

  // A body hands out what was written last when it goes, which would begin a new draft.
  const handleChange = useCallback<ChangeForm>(
    (update) => {
      if (!hasLeft.current) change(update)
      else if (discarded.current) discarded.current = update(discarded.current)
    },
    [change],
  )

  if (isLeaving) return null
  return (
    <>
      <LeaveGuard {...draft} />
      {draft.elsewhere && (
        <ChangedElsewhere
          change={draft.elsewhere}
          onKeep={() => draft.settleChange('own')}
          onYield={draft.elsewhere === 'dropped' ? handleLeave : () => draft.settleChange('other')}
        />
      )}
      <FlowStep {...props} onChange={handleChange} onCancel={handleCancel} onLeave={handleLeave} />
    </>
  )
}

type StepProps = Props & { onChange: ChangeForm; onCancel: () => void; onLeave: () => void }

function FlowStep(props: StepProps) {
  const { place, draft, onPlaceChange, onSaved, onChange, onCancel, onLeave } = props
  const { form = emptyForm } = draft

  const handleSaved = (edited: Campaign | undefined) => {
    onSaved(edited)
    onLeave()
  }

  if (place.flow === 'name') {
    return (
      <NameStep
        name={form.name}
        onChange={(name) => onChange((form) => ({ ...form, name }))}
        onCancel={onCancel}
        onContinue={() => onPlaceChange({ flow: 'manual' })}
      />
    )
  }
  if (place.flow === 'manual') {
    return (
      <ManualStep
        form={form}
        onChange={(part) => onChange((form) => ({ ...form, ...part }))}
        onBack={() => onPlaceChange({ flow: 'name' })}
        onContinue={() => onPlaceChange({ flow: 'sequence' })}
      />
    )
  }
  if (place.edit !== undefined && draft.form?.originalId !== place.edit) {
    return <EditEntry campaignId={place.edit} draft={draft} onPlaceChange={onPlaceChange} />
  }
  if (!draft.form) return <ToNameStep onPlaceChange={onPlaceChange} />
  return (
    <Suspense fallback={<Loading label="Opening the sequence builder..." />}>
      <SequenceBuilder
        form={draft.form}
        isKept={draft.isKept}
        onChange={onChange}
        onCancel={onCancel}
        onSaved={handleSaved}
      />
    </Suspense>
  )
}

type EntryProps = Pick<Props, 'draft' | 'onPlaceChange'> & { campaignId: string }

function EditEntry({ campaignId, draft, onPlaceChange }: EntryProps) {
  const unsaved = draft.isUnsaved ? draft.form : undefined

  if (unsaved) {
    return (
      <DraftChoiceDialog
        name={unsaved.name}
        onContinue={() => onPlaceChange(placeOf(unsaved), { replace: true })}
        onDiscard={draft.drop}
        onClose={() => onPlaceChange({}, { replace: true })}
      />
    )
  }
  return (
    <OpenOriginal
      key={campaignId}
      campaignId={campaignId}
      onFound={(campaign) => {
        draft.open(fromCampaign(campaign))
        notify.info(campaignMessages.editMode(campaign.name))
      }}
      onMissing={() => {
        notify.error(campaignMessages.notFound)
        onPlaceChange({}, { replace: true })
      }}
    />
  )
}

/** A stale link into the middle of the flow: nothing was begun that could go on there. */
function ToNameStep({ onPlaceChange }: Pick<Props, 'onPlaceChange'>) {
  useEffect(() => onPlaceChange({ flow: 'name' }, { replace: true }), [onPlaceChange])
  return null
}
