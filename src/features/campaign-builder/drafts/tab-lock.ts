import * as z from 'zod/mini'
import { openTabChannel } from '@/shared/lib/work/tab-channel'

type Handlers = {
  onHeld: () => void
  /** Another tab holds the lock; this tab waits for it. */
  onElsewhere: () => void
  /**
   * Another tab requests the lock.
   * @returns whether this tab can release it
   */
  onAsked: () => Promise<boolean>
  /** The other tab cannot release the lock. */
  onRefused: () => void
  /** Another tab has the same name open, and there are no locks on plain HTTP. */
  onShared: () => void
}

export type TabLock = {
  /** Requests the lock from the tab that holds it; steals it if that tab does not respond. */
  takeOver: () => void
  /** Releases the lock, or stops waiting for it. */
  end: () => void
}

const messageReader = z.enum(['give', 'coming', 'refused', 'opened', 'shared'])

/** Milliseconds. A tab that the browser has frozen does not answer. */
const ANSWERS_WITHIN = 2000

/**
 * Locks a name for one tab at a time. If the browser has no locks, every tab holds it and is
 * notified of the others.
 */
export function openTabLock(name: string, handlers: Handlers): TabLock {
  return 'locks' in navigator ? hold(name, handlers) : share(name, handlers)
}

function share(name: string, { onHeld, onShared }: Handlers): TabLock {
  const channel = openTabChannel(name, messageReader, (message) => {
    if (message !== 'opened' && message !== 'shared') return
    onShared()
    if (message === 'opened') channel.post('shared')
  })
  channel.post('opened')
  onHeld()
  return { takeOver: () => {}, end: channel.close }
}

function hold(name: string, { onHeld, onElsewhere, onAsked, onRefused }: Handlers): TabLock {
  let release: (() => void) | undefined
  let waiting = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isEnded = false

  const request = (options: LockOptions) => {
    let isHeld = false
    const handleLock = (lock: Lock | null) => {
      if (waiting.signal.aborted) return undefined
      if (!lock) return wait()
      isHeld = true
      return new Promise<void>((resolve) => {
        release = resolve
        isAsking = false
        clearTimeout(timer)
        onHeld()
      })
    }
    navigator.locks.request(name, options, handleLock).catch(() => {
      // If held, another tab has stolen the lock; otherwise the request was aborted.
      if (isHeld) letGo()
    })
  }
  const wait = () => {
    onElsewhere()
    request({ signal: waiting.signal })
    return undefined
  }
  const letGo = () => {
    release?.()
    release = undefined
    wait()
  }
  const steal = () => {
    waiting.abort()
    waiting = new AbortController()
    request({ steal: true })
  }
  const answer = async () => {
    channel.post('coming')
    const isFree = await onAsked()
    if (isEnded) return
    if (isFree) letGo()
    else channel.post('refused')
  }
  const channel = openTabChannel(name, messageReader, (message) => {
    if (message === 'coming') clearTimeout(timer)
    if (message === 'refused' && isAsking) {
      isAsking = false
      onRefused()
    }
    if (message === 'give' && release) void answer()
  })
  request({ ifAvailable: true })

  return {
    takeOver: () => {
      isAsking = true
      channel.post('give')
      clearTimeout(timer)
      timer = setTimeout(steal, ANSWERS_WITHIN)
    },
    end: () => {
      isEnded = true
      clearTimeout(timer)
      waiting.abort()
      release?.()
      channel.close()
    },
  }
}
