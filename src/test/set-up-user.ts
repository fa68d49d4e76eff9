import userEvent, { type UserEvent } from '@testing-library/user-event'

type Options = Parameters<typeof userEvent.setup>[0]

/**
 * A user who does not pause between keys, nor check whether a pointer reaches an element. Text without
 * special keys is pasted: each typed character renders the screen.
 */
export function setUpUser(options: Options = {}): UserEvent {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, ...options })
  const type: UserEvent['type'] = async (element, text, more) => {
    if (more || /[{[]/.test(text)) return user.type(element, text, more)
    // Clicked again at once, it would count as a double click, which selects the text.
    if (element !== document.activeElement) await user.click(element)
    return user.paste(text)
  }
  return { ...user, type }
}
