type Handlers = {
  /** This tab has it from now on. */
  onHeld: () => void
  /** Another tab has it, which is waited for. */
  onElsewhere: () => void
  /** Another tab asks for it. @returns whether this tab can let it go */
  onAsked: () => Promise<boolean>
  /** The tab that was asked cannot let it go. */
  onRefused: () => void
}

export type TabLock = {
  /** Asks the tab that has it; takes it from one that does not respond. */
  takeOver: () => void
  /** Lets it go and waits for it no longer. */
  end: () => void
}

type Message = {
  kind: 'give' | 'coming' | 'refused' | 'is it taken' | 'taken' | 'free'
  since?: number
}

/** Milliseconds. A tab that the browser has frozen does not answer. */
const ANSWERS_WITHIN = 2000
/** The same for a tab that is not asked for anything, on plain HTTP. */
const OBJECTIONS_WITHIN = 150

/** Gives a name to one tab of the browser at a time. */
export function openTabLock(name: string, handlers: Handlers): TabLock {
  const channel = new BroadcastChannel(name)
  const post = (message: Message) => channel.postMessage(message)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isEnded = false
  const onHeld = () => {
    isAsking = false
    clearTimeout(timer)
    handlers.onHeld()
  }
  // On plain HTTP browsers have no locks.
  const keep = 'locks' in navigator ? keepByLock : keepByMessages
  const keeper = keep({ ...handlers, onHeld }, name, post)

  const handleMessage = async ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'coming') clearTimeout(timer)
    if (data.kind === 'refused' && isAsking) {
      isAsking = false
      handlers.onRefused()
    }
    if (data.kind !== 'give' || !keeper.isHeld()) return keeper.onMessage?.(data)
    post({ kind: 'coming' })
    const isFree = await handlers.onAsked()
    if (isEnded) return
    if (isFree) keeper.letGo()
    else post({ kind: 'refused' })
  }
  channel.addEventListener('message', (event) => void handleMessage(event))

  return {
    takeOver: () => {
      isAsking = true
      post({ kind: 'give' })
      clearTimeout(timer)
      timer = setTimeout(keeper.steal, ANSWERS_WITHIN)
    },
    end: () => {
      isEnded = true
      clearTimeout(timer)
      keeper.end()
      channel.close()
    },
  }
}

type Keeper = {
  isHeld: () => boolean
  /** Lets it go, and waits for it. */
  letGo: () => void
  steal: () => void
  end: () => void
  onMessage?: (message: Message) => void
}

function keepByLock({ onHeld, onElsewhere }: Handlers, name: string): Keeper {
  let release: (() => void) | undefined
  let waiting = new AbortController()

  const request = (options: LockOptions) => {
    let isHeld = false
    const hold = (lock: Lock | null) => {
      if (waiting.signal.aborted) return undefined
      if (!lock) return wait()
      isHeld = true
      return new Promise<void>((resolve) => {
        release = resolve
        onHeld()
      })
    }
    navigator.locks.request(name, options, hold).catch(() => {
      // It was taken from this tab; otherwise it is waited for no longer.
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
  request({ ifAvailable: true })

  return {
    isHeld: () => release !== undefined,
    letGo,
    steal: () => {
      waiting.abort()
      waiting = new AbortController()
      request({ steal: true })
    },
    end: () => {
      waiting.abort()
      release?.()
    },
  }
}

/** Takes it unless a tab that had it before answers at once. */
function keepByMessages(
  { onHeld, onElsewhere }: Handlers,
  _name: string,
  post: (message: Message) => void,
): Keeper {
  /** When it was taken, in milliseconds; undefined while another tab has it. */
  let since: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const hold = (at: number) => {
    since = at
    post({ kind: 'is it taken', since })
    clearTimeout(timer)
    timer = setTimeout(onHeld, OBJECTIONS_WITHIN)
  }
  const lose = () => {
    clearTimeout(timer)
    since = undefined
    onElsewhere()
  }
  const free = () => {
    if (since !== undefined) post({ kind: 'free' })
  }
  addEventListener('pagehide', free)
  hold(Date.now() + Math.random())

  return {
    isHeld: () => since !== undefined,
    letGo: () => {
      free()
      lose()
    },
    // Before everyone else.
    steal: () => hold(-Date.now()),
    end: () => {
      removeEventListener('pagehide', free)
      free()
      clearTimeout(timer)
      since = undefined
    },
    onMessage: ({ kind, since: theirs = Infinity }) => {
      if (since === undefined) {
        if (kind === 'free') hold(Date.now() + Math.random())
      } else if (kind === 'is it taken' || kind === 'taken') {
        if (theirs < since) lose()
        else if (kind === 'is it taken') post({ kind: 'taken', since })
      }
    },
  }
}
