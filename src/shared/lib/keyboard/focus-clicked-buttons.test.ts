import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusClickedButtons } from './focus-clicked-buttons'

// jsdom, like Safari, does not focus on click.
let stop = () => {}
let main: HTMLElement
let button: HTMLButtonElement

beforeEach(() => {
  stop = focusClickedButtons()
  document.body.innerHTML = '<main tabindex="-1"><button><i>Open</i></button><input></main>'
  main = document.querySelector('main') ?? document.body
  button = document.querySelector('button') ?? document.createElement('button')
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const clickButton = () => {
  const label = button.querySelector('i') ?? button
  fireEvent.mouseDown(label)
  fireEvent.click(label)
}

test('a clicked button gets the focus before its click is handled', () => {
  main.focus()
  let focused: Element | null = null
  button.addEventListener('click', () => {
    focused = document.activeElement
  })
  clickButton()
  expect(focused).toBe(button)
})

test('a button whose mousedown is handled leaves the focus where it was', () => {
  main.focus()
  button.addEventListener('mousedown', (event) => event.preventDefault())
  clickButton()
  expect(document.activeElement).toBe(main)
})

test('the focus is not taken from an element that does not contain the button', () => {
  const input = document.querySelector('input')
  input?.focus()
  clickButton()
  expect(document.activeElement).toBe(input)
})
