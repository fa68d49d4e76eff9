import { createContext } from 'react'

/** What stands in the text box. In a context, so that typing renders the leads and nothing around them. */
export const WantedText = createContext('')
