import { createContext } from 'react'

export type HtmlBlockDialog = 'texts' | 'convert'

/** Opens a dialog for the selected block; rendered outside the editable text. */
export const OpenHtmlBlockDialog = createContext<(dialog: HtmlBlockDialog) => void>(() => {})
