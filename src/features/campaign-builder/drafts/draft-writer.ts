import {
  type DraftDevice,
  type DraftHead,
  type DraftParts,
  ENDS_WITHIN_MS,
  problemOf,
  type StorageProblem,
} from './draft-device'

/** Debounce in milliseconds, because a draft can contain pictures. */
const WRITE_AFTER_MS = 300

type DraftSnapshot = {
  head: DraftHead
  parts: DraftParts
  /** Compared by identity, because `parts.answers` is a new object in each snapshot. */
  answersVersion: unknown
}

type Options = {
  device: DraftDevice
  /** The state to write; undefined if there is nothing to write. */
  snapshot: () => DraftSnapshot | undefined
  onWritten: (at: number, isComplete: boolean) => void
  onProblem: (problem: StorageProblem) => void
  /** Called after each write, even if it failed. */
  onEnd: (hasWritten: boolean) => void
}

type Entry = {
  key: string
  /** Compared by identity to detect changes. */
  version: unknown
  changed: Partial<DraftParts>
}

/**
 * Writes the changed parts of a draft to the device. If the device is full, undo history is dropped
 * to free quota, and a part that does not fit does not block the others.
 */
export function createDraftWriter({ device, snapshot, onWritten, onProblem, onEnd }: Options) {
  /** Versions that are on the device or being written. */
  const given = new Map<string, unknown>()
  const failed = new Set<string>()
  /** Resolves when undo history has been removed to free quota. */
  let room: Promise<unknown> | undefined
  const writes = new Set<Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const changedIn = (snapshot: DraftSnapshot) =>
    entriesOf(snapshot, { hasHistory: !room }).filter(
      ({ key, version }) => given.get(key) !== version,
    )

  async function write({ head }: DraftSnapshot, entries: readonly Entry[]): Promise<void> {
    for (const { key, version } of entries) given.set(key, version)
    // It stays queued, so that it cannot overtake a newer one, and is reported if it ends after all.
    const late = setTimeout(() => onProblem('blocked'), ENDS_WITHIN_MS)
    const changes = entries.map(({ changed }) => changed)
    await device.write(head, changes).finally(() => clearTimeout(late))
    for (const { key } of entries) failed.delete(key)
    onWritten(head.changedAt, failed.size === 0)
  }

  async function writeAlone(snapshot: DraftSnapshot, entry: Entry): Promise<void> {
    const { key, version, changed } = entry
    try {
      await write(snapshot, [entry])
    } catch (error) {
      // Undo history is optional.
      if (changed.bodies) return
      if (given.get(key) === version) given.delete(key)
      failed.add(key)
      onProblem(problemOf(error))
    }
  }

  /** Waits for earlier writes, too. Never rejects: failures are reported by `onProblem`. */
  async function flush(): Promise<void> {
    stop()
    const now = snapshot()
    if (!now) return
    const changed = changedIn(now)
    const earlier = [...writes]
    if (changed.length > 0) {
      const written = write(now, changed).catch(async (error: unknown) => {
        if (problemOf(error) === 'full')
          await (room ??= device.removeBodies(now.head.id).catch(() => {}))
        const entries = room ? changed.filter((one) => !one.changed.bodies) : changed
        await Promise.all(entries.map(async (entry) => writeAlone(now, entry)))
      })
      writes.add(written)
      await written
      writes.delete(written)
    }
    await Promise.all(earlier)
    onEnd(changed.length > 0)
  }

  return {
    flush,
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), WRITE_AFTER_MS)
    },
    isScheduled: () => timer !== undefined,
    isIdle: () => timer === undefined && writes.size === 0 && failed.size === 0,
    stop,
    /** Marks a snapshot that was read from the device as written. */
    adopt: (read: DraftSnapshot) => {
      for (const { key, version } of entriesOf(read, { hasHistory: !room })) given.set(key, version)
    },
    /** Forgets what was written, after the draft was removed or released. */
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
    // Part of the head, which is written with every change.
    { key: 'step', version: head.place.step, changed: {} },
  ]
  if (!hasHistory) return entries
  for (const [id, body] of Object.entries(bodies)) {
    // The body of a deleted step is removed.
    const version = ids.has(id) ? body : undefined
    entries.push({ key: `body of ${id}`, version, changed: { bodies: { [id]: version } } })
  }
  return entries
}
