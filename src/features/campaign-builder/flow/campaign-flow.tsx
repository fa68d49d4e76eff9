import { Stack } from '@chakra-ui/react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { isLeaveAsked, useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { Button } from '@/shared/ui/button'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { Loading } from '@/shared/ui/loading'
import { notify } from '@/shared/ui/notifications/toaster'
import { focusContent } from '@/shared/lib/keyboard/focus-after-row'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { DraftGate } from '../drafts/draft-gate'
import { discardDraft, newDraftId } from '../drafts/drafts-of-user'
import { draftOnScreen } from '../drafts/unsaved-draft'
import { useSaveCampaign } from '../drafts/save-campaign'
import { type DraftView, useDraft } from '../drafts/use-draft'
import { type CampaignForm, emptyForm, fromCampaign } from '@/entities/campaign/model/campaign-form'
import type {
  AdjustSearchParams,
  CampaignSearchParams,
  ChangeSearchParams,
} from '@/entities/campaign/model/campaign-search-params'
import { campaignMessages } from '@/entities/campaign/model/messages'
import { stepsForList } from '../sequence/original-steps'
import { ManualStep, NameStep } from './first-steps'

const SequenceBuilder = lazyPart(
  async () => (await import('../sequence/sequence-builder')).SequenceBuilder,
  opening(msg('Opening the sequence builder...')),
)

type Props = {
  place: CampaignSearchParams
  onPlaceChange: ChangeSearchParams
  onAdjust: AdjustSearchParams
  /** Opens the list with its previous filters and sort order. */
  onLeave: () => void
}

/**
 * The creation flow. Input is in the draft; the ids of the draft and its open step are in the URL.
 */
export function CampaignFlow(props: Props) {
  const { draft } = props.place
  const id = useDraftId(draft)
  // Every path through the flow ends in the builder.
  useEffect(() => SequenceBuilder.preload(), [])

  return <FlowOfDraft key={id} id={id} {...props} />
}

/**
 * The id in the URL, or else a new one: the URL names a draft from its first change on. Each time
 * the URL names none, a new draft begins.
 */
function useDraftId(inAddress: string | undefined): string {
  const [made, setMade] = useState(() => ({ id: newDraftId(), isUsed: false }))
  if (inAddress === made.id && !made.isUsed) setMade({ ...made, isUsed: true })
  if (inAddress === undefined && made.isUsed) setMade({ id: newDraftId(), isUsed: false })
  return inAddress ?? made.id
}

const endings = new Set<DraftView['phase']>(['saved', 'discarded', 'gone'])

function FlowOfDraft({ id, place, onPlaceChange, onAdjust, onLeave }: Props & { id: string }) {
  const { step } = place
  const view = useDraft(id)
  const { draft, phase, isUnsaved } = view
  const begun = place.list === undefined ? emptyForm : { ...emptyForm, listId: place.list }
  const form = view.form ?? begun
  const { change } = draft
  const { pathname } = useLocation()
  const saving = useSaveCampaign(draft, phase === 'open')
  const { isSaving } = saving
  const [phaseAtStart] = useState(phase)
  const isOver = endings.has(phase)

  // Step and draft are set together, because each update starts from the current URL, which may not
  // contain the other yet.
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

  const { history } = useRouter()
  const [screen] = useState(pathname)
  const isAsked = useStore(isLeaveAsked)
  const showList = useEffectEvent(() => {
    // It is being left: a navigation from here would replace the one that is under way.
    if (history.location.pathname !== screen) return
    // Replaces the URL, so that Back does not lead to an empty form. Filters are dropped, because
    // they could hide the saved campaign.
    if (phase === 'saved' && phaseAtStart !== 'saved') onPlaceChange({}, { replace: true })
    else onLeave()
    focusContent()
  })
  useEffect(() => {
    // An open question that is no longer needed leads on by itself.
    if (isOver && !isAsked) showList()
  }, [isOver, isAsked])
  useUnsavedWork(draftOnScreen(draft, pathname))

  const handleCancel = () => discardDraft(draft)
  const showStep = () => {
    const onChange = (part: Partial<CampaignForm>) =>
      change((form) => ({ ...(draft.state.get().form ? form : begun), ...part }))
    const fields = { form, isSaving, onChange }
    if (place.flow === 'name') {
      return (
        <NameStep
          {...fields}
          onBack={handleCancel}
          onContinue={() => {
            // The audience was chosen before, by the link from a list.
            const isForList = place.list !== undefined && form.listId === place.list
            onPlaceChange({ flow: isForList ? 'sequence' : 'manual', draft: id })
          }}
        />
      )
    }
    if (place.flow === 'manual') {
      return (
        <ManualStep
          {...fields}
          onBack={() => onPlaceChange({ flow: 'name', draft: id })}
          onContinue={() => onPlaceChange({ flow: 'sequence', draft: id })}
        />
      )
    }
    if (place.edit !== undefined && view.form?.originalId !== place.edit) {
      return (
        <EditEntry
          key={place.edit}
          campaignId={place.edit}
          listId={place.list}
          draft={draft}
          onLeave={onLeave}
        />
      )
    }
    if (!view.form) return <ToBeginning onAdjust={onAdjust} />
    return (
      <SequenceBuilder
        stepId={step}
        onStepId={handleStepId}
        view={view}
        form={form}
        saving={saving}
        onCancel={handleCancel}
      />
    )
  }
  if (isOver) return null
  return (
    <DraftGate view={view} onLeave={onLeave}>
      {showStep()}
    </DraftGate>
  )
}

/** For a link into the middle of the flow whose draft is not on this device. */
function ToBeginning({ onAdjust }: Pick<Props, 'onAdjust'>) {
  useEffect(() => onAdjust({ flow: 'name' }), [onAdjust])
  return null
}

/**
 * Milliseconds. A link to the editor also opens the screen, which has just loaded the campaigns.
 */
const JUST_READ = 3_000

type EditProps = {
  campaignId: string
  listId: string | undefined
  draft: CampaignDraft
  onLeave: () => void
}

/** Refetches the campaigns before one is edited, because it may have been deleted elsewhere. */
function EditEntry({ campaignId, listId, draft, onLeave }: EditProps) {
  const t = useTranslation()
  const client = useQueryClient()
  const [error, setError] = useState<Error>()

  /** @param failure why the cached campaigns could not be refreshed */
  const handleRead = useEffectEvent((failure?: Error) => {
    const campaigns = client.getQueryData(campaignsQuery.queryKey)
    const campaign = campaigns?.find(({ id }) => id === campaignId)
    if (campaign) {
      const form = fromCampaign(campaign)
      draft.open(
        listId === undefined ? form : { ...form, listId, steps: stepsForList(campaign, form) },
      )
      notify.success(campaignMessages.editMode(campaign.name))
    } else if (failure) setError(failure)
    else {
      notify.error(campaignMessages.notFound)
      onLeave()
    }
  })
  useEffect(() => {
    if (error) return undefined
    let isCurrent = true
    client.fetchQuery({ ...campaignsQuery, staleTime: JUST_READ }).then(
      () => isCurrent && handleRead(),
      (failure: Error) => isCurrent && handleRead(failure),
    )
    return () => {
      isCurrent = false
    }
  }, [client, error])

  if (!error) return <Loading label={t('Opening the campaign...')} />
  return (
    <Stack gap="4">
      <ErrorPanel
        title={t('The campaign could not be opened')}
        message={reasonOf(error)}
        onRetry={() => setError(undefined)}
      />
      <Button variant="outline" alignSelf="flex-start" onClick={onLeave}>
        {t('Back to the campaigns')}
      </Button>
    </Stack>
  )
}
