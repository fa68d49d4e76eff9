import * as z from 'zod/mini'
import { openTabChannel } from './tab-channel'
import { type LeaveQuestion, questionsBefore } from './unsaved-work'

const channelName = 'unsaved-work'
/** How long to wait for replies; the number of other tabs is unknown. */
const WAIT_MS = 300

const page = `${Date.now()}-${Math.random()}`

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
  return close
}

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
