/** An entry of the command palette and of the sheet of shortcuts. */
export type Command = {
  /** Kept on the device with the recent ones. */
  id: string
  label: string
  /** Other words that find it, separated by spaces. */
  words?: string
  /** The path that it leads to, if it is a link. */
  path?: string
  /** The heading in the palette without a search, and beside the label in the results of one. */
  group: string
  keys?: string
  /** Why it cannot run now. */
  refusal?: string
  run: () => void
}
