const typed = new Set(['q', 'find'])

export const isTypedParam = (name: string): boolean => typed.has(name)

/**
 * Typing replaces the history entry; choosing a filter or sort order pushes one, which Back undoes.
 */
export const isOnlyTyping = (change: object): boolean => Object.keys(change).every(isTypedParam)
