import * as z from 'zod/mini'
import { openTabChannel } from './tab-channel'
import { type LeaveQuestion, questionsBefore } from './unsaved-work'

const channelName = 'unsaved-work'
/** How long the answers of other tabs are waited for: how many tabs there are is not known. */
const WAIT_MS = 300

const page = `${Date.now()}-${Math.random()}`

const questionReader = z.object({
  title: z.string(),
  text: z.string(),
  confirmLabel: z.string(),
  cancelLabel: z.string(),
})

const messageReader = z.object({
  /** The page that asks. */
  from: z.string(),
  /** The answer to it. */
  questions: z.optional(z.array(questionReader)),
})

/** Tells other tabs that are about to log out what that would end in this one. @returns a function that ends it */
export function answerOtherTabs(): () => void {
  const { post, close } = openTabChannel(channelName, messageReader, ({ from, questions }) => {
    if (!questions && from !== page) post({ from, questions: questionsBefore({ by: 'log-out' }) })
  })
  return close
}

/** What a log out would end in the other tabs of this browser. */
export async function askOtherTabs(): Promise<LeaveQuestion[]> {
  const answers: LeaveQuestion[] = []
  const { post, close } = openTabChannel(channelName, messageReader, ({ from, questions }) => {
    if (questions && from === page) answers.push(...questions)
  })
  post({ from: page })
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  close()
  return answers
}
