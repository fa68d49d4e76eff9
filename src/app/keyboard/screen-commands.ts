import { translate } from '@/shared/i18n/translate'
import { actionsOnPage } from '@/shared/lib/actions'
import type { Command } from './command'
import { isDisabled, refusalOf } from './refusal-of'

/** The actions of the screen that is shown, and of the sidebar. */
export function screenCommands(): Command[] {
  const commands = actionsOnPage()
    .filter(([control]) => control.closest('[hidden], [inert], [role=dialog]') === null)
    .map(([control, keys]): Command => {
      const label = labelOf(control)
      return {
        // "Delete (3)" and "Delete (4)" are the same action.
        id: `action:${label.replace(/ \(\d+\)$/, '')}`,
        label,
        group: control.closest('main') ? translate('On this screen') : translate('General'),
        keys: keys || undefined,
        refusal: isDisabled(control)
          ? (refusalOf(control) ?? translate('Not possible now'))
          : undefined,
        run: () => press(control),
      }
    })
  // On a narrow screen a control may be on the page twice.
  return commands.filter(({ id }, index) => commands.findIndex((one) => one.id === id) === index)
}

/** What an assistive technology calls it. */
export function labelOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label') ?? control.textContent
  return label.replaceAll(/\s+/g, ' ').trim()
}

function press(control: HTMLElement) {
  // A dialog that it opens returns the focus to it.
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
  else control.click()
}
