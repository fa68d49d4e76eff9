/** "Delete (3)" and "Delete (4)" are the same action. */
export const actionId = (label: string) => `action:${label.replace(/ \(\d+\)$/, '')}`

export type Command = {
  /** Kept on the device with the recent ones. */
  id: string
  label: string
  /** Other words that find it, separated by spaces. */
  words?: string
  path?: string
  /** The heading in the palette without a search, and beside the label in the results of one. */
  group: string
  keys?: string
  refusal?: string
  run: () => void
}
