import { actionListener, actionsOnPage } from '@/shared/lib/actions'
import { isApple } from '@/shared/lib/is-apple'
import { areSingleKeysOn, singleKeys } from '@/shared/lib/single-keys'

function announce(control: HTMLElement, keys: string) {
  const isOn = keys !== '' && (keys.includes('+') || areSingleKeysOn())
  if (isOn) {
    const modifier = isApple() ? 'Meta+' : 'Control+'
    control.setAttribute('aria-keyshortcuts', keys.replace('mod+', modifier))
  } else control.removeAttribute('aria-keyshortcuts')
}

/** Tells assistive technology the shortcuts of the controls. @returns a function that stops it */
export function announceShortcuts(): () => void {
  const announceAll = () => {
    for (const [control, keys] of actionsOnPage()) announce(control, keys)
  }
  announceAll()
  actionListener.current = announce
  const unsubscribe = singleKeys.subscribe(announceAll)
  return () => {
    actionListener.current = undefined
    unsubscribe()
  }
}
