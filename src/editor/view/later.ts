/** Needed after the editor itself, and loaded as one file. */
export { BodyDialogs } from './body-dialogs'
export { HtmlBlockContent } from './html-block/html-block-content'
export { ColorPopover } from './toolbar/color-popover'
