import { isApple } from '@/shared/lib/keyboard/is-apple'

/** The character of the key; on a keyboard of another script, that of the same key on a Latin one. */
function characterOf({ key, code }: KeyboardEvent): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter && !/[a-z]/i.test(key) && key.length === 1 ? letter.toLowerCase() : key
}

/**
 * What was pressed, in the words of the shortcuts: 'n', '?', 'mod+k'. Undefined when a modifier makes
 * something else of it. Shift is allowed for a character that needs it, but not for a letter.
 */
export function pressedKeys(event: KeyboardEvent): string | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || event.getModifierState('AltGraph')) return undefined
  const character = characterOf(event)
  if (character.length !== 1) return undefined
  const isLetter = /[a-z]/i.test(character)
  if (isLetter && shiftKey) return undefined
  const key = character.toLowerCase()
  if (!ctrlKey && !metaKey) return key
  const isModifier = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isModifier && !shiftKey ? `mod+${key}` : undefined
}

export const PALETTE_KEYS = 'mod+k'
