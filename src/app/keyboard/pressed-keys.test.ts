import { describe, expect, it } from 'vitest'
import { isTyping } from './key-guards'
import { pressedKeys } from './pressed-keys'

const press = (init: KeyboardEventInit) => pressedKeys(new KeyboardEvent('keydown', init))

describe('pressed keys', () => {
  it.each([
    ['a letter', { key: 'n' }, 'n'],
    ['a letter with Caps Lock', { key: 'N' }, 'n'],
    ['a character that needs Shift', { key: '?', shiftKey: true }, '?'],
    ['Ctrl and a letter', { key: 'k', ctrlKey: true }, 'mod+k'],
    ['a letter of another script', { key: 'т', code: 'KeyN' }, 'n'],
    ['a letter that is elsewhere on this keyboard', { key: 'y', code: 'KeyZ' }, 'y'],
  ])('%s', (_, init, keys) => {
    expect(press(init)).toBe(keys)
  })

  it.each([
    ['a letter with Shift', { key: 'N', shiftKey: true }],
    ['Alt', { key: 'n', altKey: true }],
    ['AltGr', { key: 'n', modifierAltGraph: true }],
    ['the other modifier', { key: 'k', metaKey: true }],
    ['both modifiers', { key: 'k', metaKey: true, ctrlKey: true }],
    ['Ctrl and Shift', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['a named key', { key: 'Enter' }],
    ['a dead key', { key: 'Dead', code: 'KeyN' }],
  ])('none with %s', (_, init) => {
    expect(press(init)).toBeUndefined()
  })
})

describe('typing', () => {
  const isTypedInto = (html: string, init: KeyboardEventInit = {}) => {
    document.body.innerHTML = html
    const target = document.body.querySelector('[data-target]') ?? document.body
    let result: boolean | undefined
    target.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent) result = isTyping(event)
    })
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, ...init }))
    document.body.innerHTML = ''
    return result
  }

  it.each([
    '<input data-target />',
    '<input type="search" data-target />',
    '<input type="date" data-target />',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable="true"><p><b data-target>x</b></p></div>',
    '<button role="combobox" data-target>Any</button>',
    '<div role="spinbutton" data-target></div>',
  ])('into %s', (html) => {
    expect(isTypedInto(html)).toBe(true)
  })

  it.each([
    '<button data-target>Save</button>',
    '<input type="checkbox" data-target />',
    '<div contenteditable="false" data-target></div>',
  ])('not into %s', (html) => {
    expect(isTypedInto(html)).toBe(false)
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('in an input method: %o', (init) => {
    expect(isTypedInto('<button data-target>Save</button>', init)).toBe(true)
  })
})
