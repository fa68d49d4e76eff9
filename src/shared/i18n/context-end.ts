/** Separator between context and text, as in gettext. */
export const CONTEXT_END = '\u0004'
