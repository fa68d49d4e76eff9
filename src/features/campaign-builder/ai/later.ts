/** Parts that open on a click, bundled as one file. */
export { CompareDialog } from './compare-dialog'
export { DraftAllDialog } from './draft-all-dialog'
