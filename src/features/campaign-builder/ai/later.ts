/** Opened by a press, and loaded as one file. */
export { CompareDialog } from './compare-dialog'
export { DraftAllDialog } from './draft-all-dialog'
