import {
  type DraftDevice,
  type DraftHead,
  type DraftParts,
  problemOf,
  type StorageProblem,
} from './draft-device'

/** Writes are debounced, because a draft can contain pictures. Milliseconds. */
const WRITE_AFTER_MS = 300

export type DraftSnapshot = {
  head: DraftHead
  parts: DraftParts
  /** Compared by identity, because `parts.answers` is made anew for each snapshot. */
  answersVersion: unknown
}

type Options = {
  device: DraftDevice
  /** What is to be on the device; undefined if nothing is to be written now. */
  snapshot: () => DraftSnapshot | undefined
  onWritten: (at: number, isComplete: boolean) => void
  onProblem: (problem: StorageProblem) => void
  /** Called after each write, also a failed one. */
  onEnd: (hasWritten: boolean) => void
}

/** A record of the device. */
type Entry = {
  key: string
  /** Compared by identity: a new one means that it has changed. */
  version: unknown
  changed: Partial<DraftParts>
}

export type DraftWriter = ReturnType<typeof createDraftWriter>

/**
 * Writes the changed parts of a draft to the device. On a full device the undo history gives way, and a part that does
 * not fit keeps no other from being written.
 */
export function createDraftWriter({ device, snapshot, onWritten, onProblem, onEnd }: Options) {
  /** The versions that the device has, or is being given. */
  const given = new Map<string, unknown>()
  const failed = new Set<string>()
  /** Resolves when the undo history has been removed from a full device. */
  let room: Promise<unknown> | undefined
  let writeCount = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const changedIn = (snapshot: DraftSnapshot) =>
    entriesOf(snapshot, { hasHistory: !room }).filter(
      ({ key, version }) => given.get(key) !== version,
    )

  async function writeTogether({ head }: DraftSnapshot, entries: readonly Entry[]): Promise<void> {
    for (const { key, version } of entries) given.set(key, version)
    await device.write(
      head,
      entries.map(({ changed }) => changed),
    )
    for (const { key } of entries) failed.delete(key)
    onWritten(head.changedAt, failed.size === 0)
  }

  async function writeAlone(snapshot: DraftSnapshot, entry: Entry): Promise<void> {
    const { key, version, changed } = entry
    const hasHistory = !room
    try {
      await writeTogether(snapshot, [entry])
    } catch (error) {
      const problem = problemOf(error)
      const canMakeRoom = problem === 'full' && hasHistory
      if (canMakeRoom) await (room ??= device.removeBodies(snapshot.head.id).catch(() => {}))
      // A draft is complete without its undo history.
      if (changed.bodies) return
      if (canMakeRoom) return writeAlone(snapshot, entry)
      if (given.get(key) === version) given.delete(key)
      failed.add(key)
      onProblem(problem)
    }
  }

  /** Never rejects: failures are reported by `onProblem`. */
  async function flush(): Promise<void> {
    stop()
    const now = snapshot()
    if (!now) return
    const changed = changedIn(now)
    if (changed.length > 0) {
      writeCount += 1
      await writeTogether(now, changed).catch(() =>
        Promise.all(changed.map((entry) => writeAlone(now, entry))),
      )
      writeCount -= 1
    }
    onEnd(changed.length > 0)
  }

  return {
    flush,
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), WRITE_AFTER_MS)
    },
    isScheduled: () => timer !== undefined,
    isIdle: () => timer === undefined && writeCount === 0 && failed.size === 0,
    stop,
    /** The device has the current snapshot. */
    adopt: (read: DraftSnapshot) => {
      for (const { key, version } of entriesOf(read, { hasHistory: !room })) given.set(key, version)
    },
    /** The device has nothing of this page. */
    forget: () => {
      stop()
      given.clear()
      failed.clear()
    },
  }
}

function entriesOf(
  { head, parts, answersVersion }: DraftSnapshot,
  { hasHistory }: { hasHistory: boolean },
) {
  const { form, files, answers, bodies } = parts
  const ids = new Set(form.steps.map(({ id }) => id))
  const entries: Entry[] = [
    { key: 'form', version: form, changed: { form } },
    { key: 'files', version: files, changed: { files } },
    { key: 'answers', version: answersVersion, changed: { answers } },
    // The head has it, and is written with every other part.
    { key: 'step', version: head.place.step, changed: {} },
  ]
  if (!hasHistory) return entries
  for (const [id, body] of Object.entries(bodies)) {
    // Nothing is kept of a step that was deleted.
    const version = ids.has(id) ? body : undefined
    entries.push({ key: `body of ${id}`, version, changed: { bodies: { [id]: version } } })
  }
  return entries
}
