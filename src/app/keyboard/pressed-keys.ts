import { isApple } from '@/shared/lib/keyboard/is-apple'

/**
 * The character of the key; on a non-Latin layout, that of the same physical key on a Latin one.
 */
function characterOf({ key, code }: KeyboardEvent): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter && !/[a-z]/i.test(key) && key.length === 1 ? letter.toLowerCase() : key
}

/**
 * Returns the shortcut in our notation: 'n', '?', 'mod+k'; undefined with other modifiers. Shift is
 * allowed for characters that need it, but not for letters.
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
