import { createSessionStore, type Store, useStore } from '@/shared/lib/store'
import { nothingSaved, type SaveJob, type SaveProgress } from './save-leads'

/** Where leads are saved into a list. Each place has its own job. */
export type SavingPlace =
  'create-list' | 'search-import' | 'csv-import' | 'contacts' | 'combine' | 'without-lacking'

export type SaveState = { progress: SaveProgress } & (
  { kind: 'idle' | 'saving' | 'paused' | 'saved' } | { kind: 'failed'; error: Error }
)

export type Saving = {
  job: SaveJob
  state: SaveState
  /** Aborts the current attempt. */
  controller: AbortController
}

const idle: SaveState = { kind: 'idle', progress: nothingSaved }

const savings: Record<SavingPlace, Store<Saving | undefined>> = {
  'create-list': createSessionStore<Saving | undefined>(undefined),
  'search-import': createSessionStore<Saving | undefined>(undefined),
  'csv-import': createSessionStore<Saving | undefined>(undefined),
  contacts: createSessionStore<Saving | undefined>(undefined),
  combine: createSessionStore<Saving | undefined>(undefined),
  'without-lacking': createSessionStore<Saving | undefined>(undefined),
}

/** The job outlives its dialog, because it may be saved only partly. */
export const savingIn = (place: SavingPlace) => savings[place]

export const stateIn = (place: SavingPlace): SaveState => savings[place].get()?.state ?? idle

/** Whether a job was started and is not completely saved. */
export function isUnfinished(place: SavingPlace): boolean {
  const { kind } = stateIn(place)
  return kind !== 'idle' && kind !== 'saved'
}

export const useIsUnfinished = (place: SavingPlace): boolean =>
  useStore(savings[place], () => isUnfinished(place))

/** Aborts the job and drops the leads that are not saved. */
export function forgetSaving(place: SavingPlace): void {
  savings[place].get()?.controller.abort()
  savings[place].set(undefined)
}

/**
 * @param controller of the attempt that reports
 * @returns whether it is still the current attempt
 */
export function advanceSaving(
  place: SavingPlace,
  controller: AbortController,
  change: (current: SaveState) => SaveState,
): boolean {
  const saving = savings[place].get()
  if (saving?.controller !== controller) return false
  savings[place].set({ ...saving, state: change(saving.state) })
  return true
}
