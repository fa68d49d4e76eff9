import { actions } from '@/shared/lib/actions'
import type { Command } from './command'

/** The actions of the screen that is shown, and of the sidebar. */
export function screenCommands(): Command[] {
  const commands = controlsInOrder()
    .filter(([control]) => control.closest('[hidden], [inert], [role=dialog]') === null)
    .map(([control, keys]): Command => {
      const label = labelOf(control)
      return {
        // "Delete (3)" and "Delete (4)" are the same action.
        id: `action:${label.replace(/ \(\d+\)$/, '')}`,
        label,
        group: control.closest('main') ? 'On this screen' : 'General',
        keys: keys || undefined,
        refusal: refusalOf(control),
        run: () => press(control),
      }
    })
  // On a narrow screen a control may be on the page twice.
  return commands.filter(({ id }, index) => commands.findIndex((one) => one.id === id) === index)
}

/** With their shortcuts, in the order of the page. */
function controlsInOrder(): [control: HTMLElement, keys: string][] {
  // Not in a cleanup of the ref: a component that merges refs may not pass it on.
  for (const control of actions.keys()) if (!control.isConnected) actions.delete(control)
  return [...actions].toSorted(([a], [b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}

function labelOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label') ?? control.textContent
  return label.replaceAll(/\s+/g, ' ').trim()
}

function refusalOf(control: HTMLElement): string | undefined {
  if (!control.matches(':disabled, [aria-disabled=true]')) return undefined
  const reason = document.getElementById(control.getAttribute('aria-describedby') ?? '')
  return reason?.textContent || 'Not possible now'
}

function press(control: HTMLElement) {
  // A dialog that it opens returns the focus to it.
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
  else control.click()
}
