import { describe } from 'vitest'
import { expect, test } from './support/editor-test'

describe('typing', () => {
  test('keeps every word, paragraphs and line breaks', async ({ browser: { page }, editor }) => {
    await editor.open('<p><br></p>')
    await page.type('Hello there')
    await page.press('Enter')
    await page.type('Second line')
    await page.press('Shift+Enter')
    await page.type('with a break')
    expect(await editor.saved()).toBe('<p>Hello there</p><p>Second line<br>with a break</p>')
  })

  test.for([
    ['- one⏎two⏎⇥inner', '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>'],
    ['1. one⏎two', '<ol><li>one</li><li>two</li></ol>'],
    ['- one⏎⏎after', '<ul><li>one</li></ul><p>after</p>'],
    ['# Title⏎text', '<h1>Title</h1><p>text</p>'],
  ])(
    'turns what is typed at the start into a block: %s',
    async ([keys = '', html], { browser: { page }, editor }) => {
      await editor.open('<p><br></p>')
      for (const part of keys.split(/([⏎⇥])/).filter(Boolean)) {
        if (part === '⏎') await page.press('Enter')
        else if (part === '⇥') await page.press('Tab')
        else await page.type(part)
      }
      expect(await editor.saved()).toBe(html)
    },
  )

  test('an emoji is one character for Backspace and the arrows', async ({
    browser: { page },
    editor,
  }) => {
    await editor.open('<p>a😀b👩‍💻c</p>')
    await page.press('ArrowLeft', 'Backspace', 'ArrowLeft', 'ArrowLeft')
    await page.type('!')
    expect(await editor.saved()).toBe('<p>a!😀bc</p>')
  })

  test('an emoji is typed', async ({ browser: { page }, editor }) => {
    await editor.open('<p>Hi</p>')
    await page.type(' 😀.')
    expect(await editor.saved()).toBe('<p>Hi 😀.</p>')
  })

  test('an accent is typed with a dead key', async ({ browser, editor }) => {
    await editor.open('<p>caf</p>')
    browser.pressRealKeys('dead_acute', 'e', 'space', 'dead_circumflex', 'o')
    await expect.poll(() => editor.body.innerText()).toContain('ô')
    expect(await editor.saved()).toBe('<p>café ô</p>')
  })
})

describe('borders of blocks', () => {
  test.for([
    [
      'Enter in the middle',
      '<p>onetwo</p>',
      ['Home', 'ArrowRight', 'Enter'],
      '<p>o</p><p>netwo</p>',
    ],
    ['Enter at the start', '<p>one</p>', ['Home', 'Enter'], '<p><br></p><p>one</p>'],
    ['Backspace at the start', '<p>one</p><p>two</p>', ['Home', 'Backspace'], '<p>onetwo</p>'],
    [
      'Delete at the end',
      '<p>one</p><p>two</p>',
      ['Control+Home', 'End', 'Delete'],
      '<p>onetwo</p>',
    ],
    ['Backspace in a heading', '<h1>Title</h1>', ['Home', 'Backspace'], '<p>Title</p>'],
    ['Backspace in a list', '<ul><li>one</li></ul>', ['Home', 'Backspace'], '<p>one</p>'],
    [
      'Delete before a list',
      '<p>one</p><ul><li>two</li></ul>',
      ['Control+Home', 'End', 'Delete'],
      '<p>onetwo</p>',
    ],
    [
      'up and down through an empty line',
      '<p>one</p><p><br></p><p>two</p>',
      ['ArrowUp', 'ArrowUp', 'End', 'x', 'ArrowDown', 'ArrowDown', 'End', 'y'],
      '<p>onex</p><p><br></p><p>twoy</p>',
    ],
    ['all is replaced', '<p>one</p><p>two</p>', ['Control+a', 'x'], '<p>x</p>'],
  ] as const)('%s', async ([, before, keys, after], { browser: { page }, editor }) => {
    await editor.open(before)
    await page.press(...keys)
    expect(await editor.saved()).toBe(after)
  })
})

describe('formatting', () => {
  test.for([
    ['Control+b', '<p><strong>word</strong></p>'],
    ['Control+i', '<p><em>word</em></p>'],
    ['Control+u', '<p><u>word</u></p>'],
    ['Control+Shift+7', '<ol><li>word</li></ol>'],
  ])('%s on and off', async ([keys = '', html], { browser: { page }, editor }) => {
    await editor.open('<p>word</p>')
    await page.press('Control+a', keys, keys, keys)
    expect(await editor.saved()).toBe(html)
  })

  test('bold is switched on with nothing typed, and off again, by keys', async ({
    browser: { page },
    editor,
  }) => {
    await editor.open('<p>one</p>')
    await page.type(' ')
    await page.press('Control+b')
    await expect.poll(() => editor.tool('Bold').attribute('aria-pressed')).toBe('true')
    await page.type('two')
    await page.press('Control+b')
    await page.type(' three')
    expect(await editor.saved()).toBe('<p>one <strong>two</strong> three</p>')
  })

  test('bold is switched on with nothing typed, by the toolbar', async ({
    browser: { page },
    editor,
  }) => {
    await editor.open('<p>one</p>')
    await page.type(' ')
    await editor.tool('Bold').click()
    await expect.poll(() => editor.tool('Bold').attribute('aria-pressed')).toBe('true')
    await page.type('two')
    expect(await editor.saved()).toBe('<p>one <strong>two</strong></p>')
  })

  test('buttons of the toolbar keep the selection', async ({ browser: { page }, editor }) => {
    await editor.open('<p>one two</p>')
    await page.press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft')
    await editor.tool('Bold').click()
    await editor.tool('Italic').click()
    await editor.tool('Align centre').click()
    await page.type('2')
    expect(await editor.saved()).toBe(
      '<p style="text-align:center">one <strong><em>2</em></strong></p>',
    )
  })

  test('a colour is chosen for the selection, which stays', async ({
    browser: { page },
    editor,
  }) => {
    await editor.open('<p>one two</p>')
    await page.press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft')
    for (const name of ['More', 'Text colour']) await editor.tool(name).click()
    await page.role('dialog', 'Text colour').css('button[aria-label]').nth(10).click()
    await page.role('dialog', 'Text colour').gone()
    await page.type('2')
    expect(await editor.saved()).toMatch(/^<p>one <span style="color:#[0-9a-f]{6}">2<\/span><\/p>$/)
  })

  test('a selected word becomes a link', async ({ browser: { page }, editor }) => {
    await editor.open('<p>our site</p>')
    await page.press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft')
    await page.press('Control+k')
    const dialog = page.role('dialog')
    await dialog.role('textbox', /^Address/).fill('https://example.com')
    await page.press('Enter')
    await dialog.gone()
    await page.press('End')
    await page.type('!')
    expect(await editor.saved()).toMatch(
      /^<p>our <a href="https:\/\/example\.com">site!?<\/a>!?<\/p>$/,
    )
  })

  test('plain text and back to rich text', async ({ browser: { page }, editor }) => {
    await editor.open('<p><strong>Hi</strong></p>')
    await editor.region.text('Plain text').click()
    await editor.body.click()
    await page.press('Control+End', 'Enter')
    await page.type('you & me')
    await editor.region.text('Rich text').click()
    expect(await editor.saved()).toBe('<p>Hi<br>you &amp; me</p>')
  })
})

describe('undo', () => {
  test('of typing, by keys and by the toolbar, and redo', async ({ browser: { page }, editor }) => {
    await editor.open('<p>one</p>')
    await page.type(' two')
    await page.press('Control+z')
    await expect.poll(async () => (await editor.body.innerText()).trim()).toBe('one')
    await page.press('Control+Shift+z')
    await expect.poll(async () => (await editor.body.innerText()).trim()).toBe('one two')
    await editor.tool('Undo').click()
    await editor.tool('Redo').click()
    await page.type('!')
    expect(await editor.saved()).toBe('<p>one two!</p>')
  })

  test('of a list that was typed', async ({ browser: { page }, editor }) => {
    await editor.open('<p><br></p>')
    await page.type('- ')
    await editor.body.css('[data-list]').one()
    await page.press('Control+z')
    await page.type('x')
    expect(await editor.saved()).toBe('<p>- x</p>')
  })
})

describe('the mouse', () => {
  test('a double click selects a word, a triple click the paragraph', async ({
    browser: { page },
    editor,
  }) => {
    await editor.open('<p>alpha</p><p>beta gamma</p>')
    await editor.body.text('alpha').click({ times: 2 })
    await page.type('one')
    await editor.body.text('beta gamma').click({ times: 3 })
    await page.type('two')
    expect(await editor.saved()).toBe('<p>one</p><p>two</p>')
  })

  test('a selection is dragged, and replaced by typing', async ({ browser: { page }, editor }) => {
    await editor.open('<p>alpha beta</p><p>gamma</p>')
    await page.drag(editor.body.text('alpha beta'), editor.body.text('gamma'))
    await page.type('x')
    expect(await editor.saved()).toBe('<p>x</p>')
  })
})
