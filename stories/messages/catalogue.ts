import { failures } from './failures'
import { additional } from './additional'
import { rules } from './rules'
import type { Message } from './message'
import { successes } from './successes'

type Chapter = { title: string; intro: string; messages: Message[] }

export const catalogue: Chapter[] = [
  {
    title: 'Failures',
    intro: 'A call failed. Input and selection are kept.',
    messages: failures,
  },
  {
    title: 'Validation',
    intro: 'Input is missing or invalid. Nothing is sent.',
    messages: rules,
  },
  {
    title: 'Successes',
    intro: 'The action is completed, on the server as well.',
    messages: successes,
  },
  {
    title: 'Additional messages',
    intro: 'Messages that the specification does not state.',
    messages: additional,
  },
]

export const messages = catalogue.flatMap((chapter) => chapter.messages)
