/** The params of an address that hold typed text. */
const typed = new Set(['q', 'find'])

export const isTypedParam = (name: string): boolean => typed.has(name)

/** Typing changes the entry of the history; each choice of a filter or an order is one, which Back undoes. */
export const isOnlyTyping = (change: object): boolean => Object.keys(change).every(isTypedParam)
