import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

// By name only: role queries over whole screens would take most of these tests' time.
const pressable = 'button, [role=menuitem], [role=switch] input, input[type=checkbox]'
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
export function find(...names: string[]): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(pressable)].findLast(
    (element) => names.includes(nameOf(element)) && !element.closest('[aria-hidden=true]'),
  )
  if (!found) throw new Error(`There is no ${names.join(' or ')}`)
  return found
}
let pressed = document.body
export const pressAgain = () => fireEvent.click(pressed)
export function press(element: HTMLElement) {
  pressed = element
  fireEvent.click(element)
}
export const click = (...names: string[]) => press(find(...names))
export const clickWhenEnabled = async (...names: string[]) => {
  const isReady = (element: HTMLElement) =>
    element.matches(':is(:enabled, [role=menuitem]):not([aria-disabled=true])')
  await waitFor(() => expect(isReady(find(...names))).toBe(true))
  click(...names)
}

export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
export const holds = (label: string | RegExp, text: string) => () =>
  expect(screen.getByLabelText(label)).toHaveValue(text)
export const stands = (text: string) => () => expect(screen.getAllByText(text)[0]).toBeVisible()
