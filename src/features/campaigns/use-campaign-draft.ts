import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import {
  areDraftsStored,
  dropDraft,
  followDraft,
  keepDraft,
  readDraft,
  writeDrafts,
} from '@/shared/lib/user-drafts'
import { type CampaignForm, emptyForm, formReader } from './campaign-form'

const DRAFT = 'campaign'

export type ChangeForm = (change: (form: CampaignForm) => CampaignForm) => void

export type CampaignDraft = {
  /** What the flow shows; undefined when nothing was begun. */
  form?: CampaignForm
  /** Whether it is work that would be missed. */
  isUnsaved: boolean
  /** The same, as of this moment and not of the last render. */
  hasUnsavedWork: () => boolean
  /** Whether it outlives the page. */
  isKept: boolean
  /** Takes a form that nobody has changed yet. */
  open: (form: CampaignForm) => void
  /** Another tab changed what is kept, and nothing is written here until it is decided about. */
  isChangedElsewhere: boolean
  /** Goes on with what the other tab has kept, or with what is written here. */
  settleChange: (kept: 'other' | 'own') => void
  change: ChangeForm
  drop: () => void
}

function readForm(userId: string): CampaignForm | undefined {
  const result = formReader.safeParse(readDraft(userId, DRAFT))
  return result.success ? result.data : undefined
}

type State = { form?: CampaignForm; isUnsaved: boolean }

function readState(userId: string): State {
  const form = readForm(userId)
  return { form, isUnsaved: form !== undefined }
}

/** The one form of the creation flow: kept on this device from its first change until it is dropped. */
export function useCampaignDraft(): CampaignDraft {
  const { id: userId } = useCurrentUser()
  const [{ form, isUnsaved }, setState] = useState(() => readState(userId))
  const isKept = useMemo(() => areDraftsStored(), [])

  const [isChangedElsewhere, setChangedElsewhere] = useState(false)

  useEffect(() => {
    if (isUnsaved && !isChangedElsewhere) keepDraft(userId, DRAFT, form)
  }, [userId, form, isUnsaved, isChangedElsewhere])
  useEffect(
    () =>
      followDraft(userId, DRAFT, () => {
        if (isUnsaved) setChangedElsewhere(true)
        else setState(readState(userId))
      }),
    [userId, isUnsaved],
  )
  useEffect(() => writeDrafts, [])

  const open = useCallback((form: CampaignForm) => setState({ form, isUnsaved: false }), [])
  const change = useCallback<ChangeForm>(
    (change) => setState(({ form = emptyForm }) => ({ form: change(form), isUnsaved: true })),
    [],
  )
  const drop = useCallback(() => {
    dropDraft(userId, DRAFT)
    setState({ isUnsaved: false })
  }, [userId])
  const settleChange = useCallback(
    (kept: 'other' | 'own') => {
      if (kept === 'other') setState(readState(userId))
      setChangedElsewhere(false)
    },
    [userId],
  )
  const hasUnsavedWork = useCallback(() => readForm(userId) !== undefined, [userId])

  return {
    form,
    isUnsaved,
    hasUnsavedWork,
    isKept,
    open,
    change,
    drop,
    isChangedElsewhere,
    settleChange,
  }
}
