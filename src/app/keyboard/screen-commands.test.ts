import { action } from '@/shared/lib/keyboard/actions'
import { singleKeys } from '@/shared/lib/device/single-keys'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { announceShortcuts, screenCommands } from './screen-commands'

const keysOf: Readonly<Record<string, string>> = { new: 'n', save: 'mod+s', find: '/' }

function show(html: string) {
  document.body.innerHTML = html
  for (const control of document.querySelectorAll<HTMLElement>('button, input')) {
    action(keysOf[control.id])(control)
  }
}

const read = () =>
  screenCommands().map(({ id, label, group, keys, refusal, words, path }) => ({
    id,
    label,
    group,
    keys,
    refusal,
    words: words || undefined,
    path,
  }))

beforeEach(() => void singleKeys.set('on'))
afterEach(() => {
  document.body.innerHTML = ''
  singleKeys.set('on')
})

it('leaves out the buttons of rows, which are marked for the focus after a deletion', () => {
  document.body.innerHTML = '<main><button data-action="delete">Delete list Pilot</button></main>'
  expect(screenCommands()).toEqual([])
})

it('reads label, group, shortcut and the reason for being disabled, in the order of the page', () => {
  show(`
    <aside><button>Logout</button></aside>
    <main>
      <button id="new"> Create
        Contact</button>
      <button>Delete (3)</button>
      <button>Reveal Emails (0)</button>
      <button id="save" disabled aria-describedby="why">Save</button><p id="why">Enter a name.</p>
      <input id="find" aria-label="Find in these results" />
    </main>`)
  const screen = { group: 'On this screen', keys: undefined, refusal: undefined }
  expect(read()).toEqual([
    { ...screen, id: 'action:Logout', label: 'Logout', group: 'General' },
    { ...screen, id: 'action:Create Contact', label: 'Create Contact', keys: 'n' },
    { ...screen, id: 'action:Delete', label: 'Delete (3)' },
    {
      ...screen,
      id: 'action:Reveal Emails',
      label: 'Reveal Emails',
      refusal: 'Nothing chosen yet',
    },
    { ...screen, id: 'action:Save', label: 'Save', keys: 'mod+s', refusal: 'Enter a name.' },
    { ...screen, id: 'action:Find in these results', label: 'Find in these results', keys: '/' },
  ])
})

it('leaves out what is hidden, inert, in a dialog, gone, or on the page twice', () => {
  show(`<main>
    <button hidden>Launch (0)</button>
    <div inert><button>Preview</button></div>
    <div role="dialog"><button>Save</button></div>
    <button id="gone">Gone</button>
    <button>Refresh</button><button>Refresh</button>
  </main>`)
  document.querySelector('#gone')?.remove()
  expect(read().map(({ label }) => label)).toEqual(['Refresh'])
})

it('reads the other words of a control, and the path of a link', () => {
  document.body.innerHTML = '<button>Logout</button><a href="/lists">View All</a>'
  for (const control of document.body.children) {
    if (control instanceof HTMLElement) action('', control.matches('a') ? '' : 'sign off')(control)
  }
  expect(read()).toMatchObject([{ words: 'sign off' }, { label: 'View All', path: '/lists' }])
})

it('presses a button once, and puts the caret into a field', () => {
  show('<main><button id="new">New</button><input id="find" aria-label="Find" /></main>')
  const [button, field] = document.querySelectorAll<HTMLElement>('button, input')
  let presses = 0
  button?.addEventListener('click', () => (presses += 1))
  const [pressNew, find] = screenCommands()
  pressNew?.run()
  expect(presses).toBe(1)
  expect(document.activeElement).toBe(button)
  find?.run()
  expect(document.activeElement).toBe(field)
})

it('announces working shortcuts, including those of controls added later', () => {
  show('<button id="new">New</button><button id="save">Save</button>')
  const stop = announceShortcuts()
  const shortcuts = () =>
    [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-keyshortcuts'))
  expect(shortcuts()).toEqual(['n', 'Control+s'])
  singleKeys.set('off')
  expect(shortcuts()).toEqual([null, 'Control+s'])
  singleKeys.set('on')
  show('<button id="new">New</button>')
  expect(shortcuts()).toEqual(['n'])
  stop()
})
