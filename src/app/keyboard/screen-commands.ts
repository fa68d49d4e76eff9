import { translate } from '@/shared/i18n/translate'
import { basePath } from '@/shared/config/base-path'
import {
  actionListener,
  actionsOnPage,
  itemsOf,
  RISKY_ATTRIBUTE,
  wordsOf,
} from '@/shared/lib/keyboard/actions'
import { isApple } from '@/shared/lib/keyboard/is-apple'
import { areSingleKeysOn, singleKeys } from '@/shared/lib/device/single-keys'
import { actionId, type Command } from './command'

export function screenCommands(): Command[] {
  const commands = actionsOnPage()
    .filter(([control]) => control.closest('[hidden], [inert], [role=dialog]') === null)
    .flatMap(([control, keys]): Command[] => {
      const { label, isOfNothing } = stateOf(labelOf(control))
      const group = control.closest('main') ? translate('On this screen') : translate('General')
      const items = itemsOf(control).map(([value, label]): Command => ({
        id: actionId(label),
        label,
        group,
        run: () => pressItem(control, value),
      }))
      const command = {
        id: actionId(label),
        label,
        words: wordsOf(control),
        path: pathOf(control),
        group,
        keys: keys || undefined,
        refusal: isDisabled(control)
          ? (refusalOf(control) ?? translate('Not possible now'))
          : isOfNothing
            ? translate('Nothing chosen yet')
            : undefined,
        isRisky: control.hasAttribute(RISKY_ATTRIBUTE),
        run: () => press(control),
      }
      return items.concat(command)
    })
  // On a narrow screen a control may be rendered twice.
  return commands.filter(({ id }, index) => commands.findIndex((one) => one.id === id) === index)
}

/** "Delete (0)" is offered as "Delete", disabled because nothing is selected. */
const stateOf = (label: string) => ({
  label: label.replace(/ \(0\)$/, ''),
  isOfNothing: label.endsWith(' (0)'),
})

const pathOf = (control: HTMLElement): string | undefined =>
  control instanceof HTMLAnchorElement && !control.search && !control.hash
    ? control.pathname.replace(basePath, '/')
    : undefined

const isDisabled = (control: Element): boolean => control.matches(':disabled, [aria-disabled=true]')

export function refusalOf(control: Element): string | undefined {
  if (!isDisabled(control)) return undefined
  const id = control.getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent || undefined
}

export function labelOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label') ?? control.textContent
  return label.replaceAll(/\s+/g, ' ').trim()
}

function press(control: HTMLElement) {
  // A dialog opened by the control returns the focus to it.
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
  else control.click()
}

/** A disabled item stays in the open menu, with its reason. */
function pressItem(control: HTMLElement, value: string) {
  const observer = new MutationObserver(() => {
    const item = document.querySelector<HTMLElement>(`[role=menuitem][data-value="${value}"]`)
    if (!item) return
    observer.disconnect()
    requestAnimationFrame(() => item.click())
  })
  observer.observe(document.body, { subtree: true, childList: true })
  press(control)
}

function announce(control: HTMLElement, keys: string) {
  const isOn = keys !== '' && (keys.includes('+') || areSingleKeysOn())
  if (isOn) {
    const modifier = isApple() ? 'Meta+' : 'Control+'
    control.setAttribute('aria-keyshortcuts', keys.replace('mod+', modifier))
  } else control.removeAttribute('aria-keyshortcuts')
}

/** Sets `aria-keyshortcuts` on the controls. Returns a cleanup function. */
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
