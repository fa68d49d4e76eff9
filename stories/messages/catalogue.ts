import { failures } from './failures'
import { further } from './further'
import { rules } from './rules'
import type { Saying } from './saying'
import { successes } from './successes'

type Chapter = { title: string; intro: string; sayings: Saying[] }

export const catalogue: Chapter[] = [
  {
    title: 'Failures',
    intro: 'A call failed. Nothing that was typed or selected is lost.',
    sayings: failures,
  },
  {
    title: 'Rules',
    intro: 'Something is missing or does not fit. Nothing is sent.',
    sayings: rules,
  },
  { title: 'Successes', intro: 'It is done, on the server too.', sayings: successes },
  {
    title: 'Further messages',
    intro: 'Of this product’s own, where the specification states none.',
    sayings: further,
  },
]

export const sayings = catalogue.flatMap((chapter) => chapter.sayings)
