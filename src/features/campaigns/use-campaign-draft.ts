import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import {
  areDraftsStored,
  areDraftsWritten,
  dropDraft,
  followDraft,
  followWriting,
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
  /** What another tab did to it: nothing is written here until it is decided about. */
  elsewhere?: 'changed' | 'dropped'
  /** Goes on with what the other tab has kept, or with what is written here. */
  settleChange: (kept: 'other' | 'own') => void
  change: ChangeForm
  drop: () => void
  /** Brings back what was dropped. */
  restore: (form: CampaignForm) => void
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

/**
 * The one form of the creation flow: kept on this device from its first change until it is dropped.
 * @param isOpen whether the flow shows it; else it follows what other tabs do
 */
export function useCampaignDraft({ isOpen }: { isOpen: boolean }): CampaignDraft {
  const { id: userId } = useCurrentUser()
  const [{ form, isUnsaved }, setState] = useState(() => readState(userId))
  const isStored = useMemo(() => areDraftsStored(), [])
  const isKept = useSyncExternalStore(followWriting, areDraftsWritten) && isStored

  const [elsewhere, setElsewhere] = useState<CampaignDraft['elsewhere']>()
  /** Only here, since another tab dropped what was kept. */
  const isOnlyHere = useRef(false)

  useEffect(() => {
    if (isOpen && isUnsaved && !elsewhere) keepDraft(userId, DRAFT, form)
  }, [userId, form, isOpen, isUnsaved, elsewhere])
  useEffect(
    () =>
      followDraft(userId, DRAFT, (isDropped) => {
        if (!isOpen || !isUnsaved) return setState(readState(userId))
        isOnlyHere.current = isDropped
        setElsewhere(isDropped ? 'dropped' : 'changed')
      }),
    [userId, isOpen, isUnsaved],
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
    isOnlyHere.current = false
    setElsewhere(undefined)
  }, [userId])
  const restore = useCallback(
    (form: CampaignForm) => {
      keepDraft(userId, DRAFT, form)
      setState({ form, isUnsaved: true })
    },
    [userId],
  )
  const settleChange = useCallback(
    (kept: 'other' | 'own') => {
      if (kept === 'other') setState(readState(userId))
      isOnlyHere.current = false
      setElsewhere(undefined)
    },
    [userId],
  )
  const hasUnsavedWork = useCallback(
    () => isOnlyHere.current || readForm(userId) !== undefined,
    [userId],
  )

  return {
    form,
    isUnsaved,
    hasUnsavedWork,
    isKept,
    open,
    change,
    drop,
    restore,
    elsewhere,
    settleChange,
  }
}
