declare global {
  interface FocusOptions {
    /** TypeScript does not know it yet. */
    focusVisible?: boolean
  }
}

/** After a click Firefox shows no ring on what a script focuses, although a key was pressed for it. */
export function focusByKey(element: HTMLElement | null): void {
  element?.focus({ focusVisible: true })
}
