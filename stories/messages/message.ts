import type { SampleFile } from './sample-files'

/** A message of the product, and how to see it. */
export type Message = {
  /** Cause of the message, such as “Search without a filter”. */
  when: string
  title: string
  /** Exact text, including line breaks. */
  description?: string
  /** Defaults to a toast. */
  as?: 'dialog' | 'alert'
  /** Id of the story that ends with the message shown. */
  story: string
  /** Path and query in mock mode. */
  address: string
  /** Steps from there to the message, for readers and for e2e/demo/do-step.ts, which runs them. */
  steps: readonly string[]
  files?: readonly SampleFile[]
}
