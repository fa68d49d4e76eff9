/**
 * Inserts text like a keyboard. Over WebDriver BiDi, Playwright's own text insertion sets values
 * without React noticing, and sends no `beforeinput`, which Slate needs.
 */
export function insertTextLikeKeys(): void {
  const insert = (text: string) => {
    const element = document.activeElement
    // Playwright then continues in the frame.
    if (element instanceof HTMLIFrameElement) return element
    if (element instanceof HTMLElement && element.isContentEditable) {
      const event = { inputType: 'insertText', data: text, bubbles: true, cancelable: true }
      if (!element.dispatchEvent(new InputEvent('beforeinput', event))) return undefined
    }
    document.execCommand('insertText', false, text)
    return undefined
  }
  // Keeps Playwright from replacing it later.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
}

/**
 * Logs errors as text, because over BiDi Playwright reports a logged error as “Error”, without its
 * message.
 */
export function logErrorsAsText(): void {
  const log = console.error
  console.error = (...parts: unknown[]) =>
    log(...parts.map((part) => (part instanceof Error ? String(part) : part)))
}
