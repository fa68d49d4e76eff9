export const isDisabled = (control: Element): boolean =>
  control.matches(':disabled, [aria-disabled=true]')

/** Why the control cannot be used: its description. */
export function refusalOf(control: Element): string | undefined {
  if (!isDisabled(control)) return undefined
  const id = control.getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent || undefined
}
