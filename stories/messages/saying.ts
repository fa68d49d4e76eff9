import type { SampleFile } from './sample-files'

/** What the product says in a situation, and where that can be seen. */
export type Saying = {
  situation: string
  title: string
  /** To the letter, lines and all. */
  description?: string
  /** A toast where nothing stands here. */
  as?: 'dialog' | 'alert'
  /** The id of the story that ends with it on show. */
  story: string
  /** In mock mode, after the origin. */
  address: string
  /** What a person does there. A journey takes these very words and does the same: e2e/demo/do-step.ts. */
  steps: readonly string[]
  /** What the steps need. */
  files?: readonly SampleFile[]
}
