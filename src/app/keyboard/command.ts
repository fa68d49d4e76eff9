/** Ignores the count: "Delete (3)" and "Delete (4)" are the same action. */
export const actionId = (label: string) => `action:${label.replace(/ \(\d+\)$/, '')}`

export type Command = {
  id: string
  label: string
  /** Extra search terms, separated by spaces. */
  words?: string
  path?: string
  /** Heading in the palette without a search; shown beside the label in search results. */
  group: string
  keys?: string
  refusal?: string
  /** Shown below the label. */
  details?: string
  /** Changes the content of the palette instead of closing it. */
  staysOpen?: boolean
  /** Sends, deletes or pays: chosen only by its name or on purpose. */
  isRisky?: boolean
  run: () => void
}
