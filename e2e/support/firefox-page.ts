/**
 * Playwright's own insertion of text over WebDriver BiDi sets values behind React's back and sends no
 * `beforeinput`, which Slate needs. This one inserts like a keyboard.
 */
export function insertTextLikeKeys(): void {
  const insert = (text: string) => {
    const element = document.activeElement
    // Playwright continues in the frame.
    if (element instanceof HTMLIFrameElement) return element
    if (element instanceof HTMLElement && element.isContentEditable) {
      const event = { inputType: 'insertText', data: text, bubbles: true, cancelable: true }
      if (!element.dispatchEvent(new InputEvent('beforeinput', event))) return undefined
    }
    document.execCommand('insertText', false, text)
    return undefined
  }
  // Playwright assigns its own later.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
}

/** Playwright reports an error that is logged over BiDi as “Error”, without its message. */
export function logErrorsAsText(): void {
  const log = console.error
  console.error = (...parts: unknown[]) =>
    log(...parts.map((part) => (part instanceof Error ? String(part) : part)))
}
