import { afterEach, beforeEach, expect, it } from 'vitest'
import { clipboardData } from '@/test/clipboard-data'
import { copyWithoutColors } from './copy-without-colors'

let stop = () => {}
beforeEach(() => {
  stop = copyWithoutColors()
})
afterEach(() => stop())

function copy(html: string, selector = 'main') {
  document.body.innerHTML = `<main>${html}</main>`
  const selected = document.querySelector(selector) ?? document.body
  getSelection()?.selectAllChildren(selected)
  const data = clipboardData({})
  const event = new Event('copy', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: data })
  selected.dispatchEvent(event)
  return { html: data.getData('text/html'), text: data.getData('text/plain'), event }
}

it('copies the text of a screen with its structure and without its styles', () => {
  const copied = copy(
    '<h1 class="a" style="color:#eee">Lists</h1><p>See <a href="/lists" class="b">all</a><svg><path /></svg></p>',
  )
  expect(copied.html).toBe(`<h1>Lists</h1><p>See <a href="${location.origin}/lists">all</a></p>`)
  expect(copied.text).toBe('ListsSee all')
})

it.each([
  ['<table class="a"><tbody><tr><td colspan="2">a</td></tr></tbody></table>', 'tbody'],
  ['<ul><li>a</li></ul>', 'ul'],
])('keeps the table or list around rows and items: %s', (html, selector) => {
  expect(copy(html, selector).html).toBe(html.replace(' class="a"', ''))
})

it('copies the words of a cell without a table', () => {
  expect(copy('<table><tbody><tr><td>a</td></tr></tbody></table>', 'td').html).toBe('a')
})

it('leaves copies from fields and editors alone', () => {
  expect(copy('<textarea>a</textarea>', 'textarea').event.defaultPrevented).toBe(false)
  const prevent = (event: Event) => event.preventDefault()
  window.addEventListener('copy', prevent, { capture: true })
  expect(copy('<p>a</p>').html).toBe('')
  window.removeEventListener('copy', prevent, { capture: true })
})
