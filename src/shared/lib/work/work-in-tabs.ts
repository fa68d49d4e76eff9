import { type LeaveQuestion, questionsBefore } from './unsaved-work'

const channelName = 'unsaved-work'
/** How long the answers of other tabs are waited for: how many tabs there are is not known. */
const WAIT_MS = 300

const page = `${Date.now()}-${Math.random()}`

type Message = {
  /** The page that asks. */
  from: string
  /** The answer to it. */
  questions?: LeaveQuestion[]
}

/** Tells other tabs that are about to log out what that would end in this one. @returns a function that ends it */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data: { from, questions } }: MessageEvent<Message>) => {
    if (questions || from === page) return
    channel.postMessage({ from, questions: questionsBefore({ by: 'log-out' }) })
  })
  return () => channel.close()
}

/** What a log out would end in the other tabs of this browser. */
export async function askOtherTabs(): Promise<LeaveQuestion[]> {
  const channel = new BroadcastChannel(channelName)
  const answers: LeaveQuestion[] = []
  channel.addEventListener('message', ({ data: { from, questions } }: MessageEvent<Message>) => {
    if (questions && from === page) answers.push(...questions)
  })
  channel.postMessage({ from: page } satisfies Message)
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  channel.close()
  return answers
}
