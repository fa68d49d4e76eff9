import { translate } from '@/shared/i18n/translate'
import { isApple } from '@/shared/lib/keyboard/is-apple'

/** Shortcut as printed on the keyboard: 'mod+k' is 'Ctrl+K', or '⌘K' on a Mac. */
export function shortcutLabel(keys: string): string {
  const names: Readonly<Record<string, string>> = isApple()
    ? { mod: '⌘', shift: '⇧', tab: '⇥', enter: '↩', space: translate('Space') }
    : {
        mod: translate('Ctrl'),
        shift: translate('Shift'),
        tab: translate('Tab'),
        enter: translate('Enter'),
        space: translate('Space'),
      }
  return keys
    .split('+')
    .map((key) => names[key] ?? key.toUpperCase())
    .join(isApple() ? '' : '+')
}
