/** Parts that open on a click, bundled as one file. */
export { CreateContactDialog } from './create-contact-dialog'
export { LeadDetails } from './lead-details'
export { PageMenu } from './page-menu'
export { SavedSearchesDialog } from './saved-searches/saved-searches-dialog'
export { SelectMenu } from './select-menu'
