/** Parts that open on a click, bundled as one file. */
export { CompareAnswers } from './compare-answers'
export { DraftAllDialog } from './draft-all-dialog'
