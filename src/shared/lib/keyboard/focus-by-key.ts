declare global {
  interface FocusOptions {
    /** Not in TypeScript's DOM types yet. */
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
