import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { takeClipboardInTurns } from '@/test/clipboard-turn'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)
takeClipboardInTurns()

const shown = (body: ReturnType<typeof mountBody>) => () =>
  body.body().textContent?.replaceAll('\uFEFF', '').replaceAll('\u00A0', ' ')
const saved = (body: ReturnType<typeof mountBody>) => () =>
  body
    .html()
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')

describe('a change that an extension makes without an input event', () => {
  it('is saved, and what is typed next as well', async () => {
    const body = mountBody()
    await writeIn(body, 'Dear ')
    document.execCommand('insertText', false, 'Sir')
    await expect.poll(saved(body)).toBe('Dear Sir')
    await body.keys(', hello')
    await expect.poll(saved(body)).toBe('Dear Sir, hello')
    expect(shown(body)()).toBe('Dear Sir, hello')
    await body.keys('{Control>}z{/Control}')
    await expect.poll(saved(body)).toBe(shown(body)())
  })

  it('is saved in an empty body and behind a chip', async () => {
    const body = mountBody()
    await writeIn(body)
    document.execCommand('insertText', false, 'Sir')
    await expect.poll(saved(body)).toBe('Sir')
    await body.keys(' {{{{first_name}}')
    document.execCommand('insertText', false, 'ly')
    await body.keys('!')
    await expect.poll(saved(body)).toBe('Sir {{first_name}}ly!')
    expect(shown(body)()).toBe('Sir {{first_name}}ly!')
  })

  it('replaces a word', async () => {
    const body = mountBody('<p>a wrnog word</p>')
    await writeIn(body)
    const text = within(body.body()).getByText('a wrnog word').firstChild
    if (text) getSelection()?.setBaseAndExtent(text, 2, text, 7)
    document.execCommand('insertText', false, 'wrong')
    await expect.poll(saved(body)).toBe('a wrong word')
    expect(shown(body)()).toBe('a wrong word')
  })

  it.each([
    [
      'insertHTML',
      () =>
        document.execCommand('insertHTML', false, '<b>bold</b><table><tr><td>x</td></tr></table>'),
    ],
    [
      'a new node',
      (surface: HTMLElement) =>
        surface.querySelector('[data-slate-string]')?.append(document.createElement('i'), 'x'),
    ],
    [
      'a changed text',
      (surface: HTMLElement) =>
        surface.querySelector('[data-slate-string]')?.replaceChildren('other'),
    ],
  ])('is not shown unless it is saved: %s', async (_, write) => {
    const body = mountBody('<p>Dear all</p><p>next</p>')
    await writeIn(body, '{ArrowUp}{End}')
    write(body.body())
    await body.keys('!')
    await expect.poll(() => saved(body)() === shown(body)()).toBe(true)
    expect(saved(body)()).toContain('!')
    expect(body.body().querySelector('i, b, table')).toBeNull()
  })

  it('is distinguished from user input: the body is not re-rendered', async () => {
    const body = mountBody(`${'<p>Dear all</p>'.repeat(60)}<table><tr><td>x</td></tr></table>`)
    await writeIn(body)
    const surface = body.body()
    await body.keys('{ArrowUp}one{Enter}- two{Enter}{{{{first_name}}{{{{company}}{Enter}{Enter}')
    await body.keys('{Shift>}{ArrowUp>3/}{/Shift}{Control>}b{/Control}{Control>}x{/Control}')
    await body.keys('{Control>}v{/Control}{Backspace>6/}{Control>}z{/Control}{Control>}y{/Control}')
    await body.keys('{Control>}a{/Control}{Delete}x')
    await expect.poll(saved(body)).toBe('x')
    expect(body.body()).toBe(surface)
    expect(surface.isConnected).toBe(true)
  })

  it('leaves the styles of an extension alone, and does not save them', async () => {
    const body = mountBody('<p>Dear all</p>')
    await writeIn(body, '!')
    const paragraph = body.body().querySelector('p')
    if (paragraph) paragraph.style.backgroundColor = 'black'
    await body.keys('!')
    expect(body.html()).toBe('<p>Dear all!!</p>')
    expect(paragraph?.isConnected).toBe(true)
  })
})

it('a paragraph of many chips, which is rendered in parts, shows what is saved', async () => {
  const body = mountBody(`<p>${'Hi {{first_name}} '.repeat(90)}</p>`)
  await writeIn(body)
  const surface = body.body()
  for (const index of [60, 20]) {
    const text = surface.querySelectorAll('[data-slate-string]')[index]?.firstChild
    getSelection()?.collapse(text ?? null, 3)
    await body.keys('x{{{{company}}{Delete}{Control>}b{/Control}y{Enter}')
    expect(shown(body)()).toBe(saved(body)())
    await body.keys('{Backspace}')
    expect(shown(body)()).toBe(saved(body)())
  }
  expect(body.html()).toContain('Hix{{company}}<strong>y</strong>{{first_name}}')
  await body.keys('{Control>}a{/Control}{Delete}z')
  expect([shown(body)(), saved(body)(), body.body()]).toEqual(['z', 'z', surface])
})
