import * as z from 'zod/mini'
import { openTabChannel } from './tab-channel'
import { type LeaveQuestion, questionsBefore } from './unsaved-work'

const channelName = 'unsaved-work'
/** Each open tab holds a lock of this prefix, by which others count it. */
const TAB_LOCK = 'open-tab:'
/** How long to wait for a tab that hangs. */
const SILENT_MS = 10_000
/** How long to wait when the tabs cannot be counted, because Web Locks need a secure context. */
const UNCOUNTED_MS = 300

/** Id of this page; another one after a reload. */
export const page = `${Date.now()}-${Math.random()}`

const questionReader = z.object({
  title: z.string(),
  text: z.string(),
  confirmLabel: z.string(),
  cancelLabel: z.string(),
})

const messageReader = z.object({
  from: z.string(),
  questions: z.optional(z.array(questionReader)),
})

/**
 * Tells other tabs that are about to log out which work would be lost here.
 * @returns teardown
 */
export function answerOtherTabs(): () => void {
  const { post, close } = openTabChannel(channelName, messageReader, ({ from, questions }) => {
    if (!questions && from !== page) post({ from, questions: questionsBefore({ by: 'log-out' }) })
  })
  const end = new AbortController()
  void getLocks()?.request(
    TAB_LOCK + page,
    async () => new Promise((resolve) => end.signal.addEventListener('abort', resolve)),
  )
  return () => {
    close()
    end.abort()
  }
}

const getLocks = (): LockManager | undefined => navigator.locks

/** The open pages of this browser; undefined without Web Locks. */
export async function livePages(): Promise<ReadonlySet<string> | undefined> {
  const locks = await getLocks()?.query()
  const names = locks?.held?.map(({ name = '' }) => name)
  const ofTabs = names?.filter((name) => name.startsWith(TAB_LOCK))
  return ofTabs && new Set(ofTabs.map((name) => name.slice(TAB_LOCK.length)))
}

export async function askOtherTabs(): Promise<LeaveQuestion[]> {
  const live = await livePages()
  const count = live && [...live].filter((one) => one !== page).length
  if (count === 0) return []
  const replies: LeaveQuestion[][] = []
  await new Promise<void>((resolve) => {
    const { post, close } = openTabChannel(channelName, messageReader, ({ from, questions }) => {
      if (!questions || from !== page) return
      replies.push(questions)
      if (replies.length === count) end()
    })
    const end = () => {
      close()
      resolve()
    }
    setTimeout(end, count === undefined ? UNCOUNTED_MS : SILENT_MS)
    post({ from: page })
  })
  return replies.flat()
}
