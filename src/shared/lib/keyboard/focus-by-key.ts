declare global {
  interface FocusOptions {
    /** TypeScript does not know it yet. */
    focusVisible?: boolean
  }
}

/**
 * Firefox shows no focus ring on an element focused by script after a click, even if a key
 * triggered it.
 */
export function focusByKey(element: HTMLElement | null): void {
  element?.focus({ focusVisible: true })
}
