/** Between the context and the text, as in gettext's own files. */
export const CONTEXT_END = '\u0004'
