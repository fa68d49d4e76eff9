import { createContext } from 'react'

export type HtmlBlockDialog = 'texts' | 'convert'

/** Opens a dialog about the selected block: it stands apart from the text that is edited. */
export const HtmlBlockDialogs = createContext<(dialog: HtmlBlockDialog) => void>(() => {})
