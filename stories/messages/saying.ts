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
  /**
   * What a person does in mock mode, at the address that the story's parameters make; left out where
   * mock mode has no way to it.
   */
  steps?: string
}
