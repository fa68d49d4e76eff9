/** Parts that are needed after the editor itself; loaded as one file. */
export { BodyDialogs } from './dialogs/body-dialogs'
export { HtmlBlockContent } from './html-block-content'
export { ColorPopover } from './toolbar/color-popover'
