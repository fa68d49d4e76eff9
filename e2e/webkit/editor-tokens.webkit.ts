import { describe } from 'vitest'
import { expect, test } from './support/editor-test'

describe('tokens', () => {
  test('are offered after two braces, and inserted by Enter', async ({
    browser: { page },
    editor,
  }) => {
    await editor.open('<p><br></p>')
    await page.type('Hi {{last')
    await page.role('option', /Last name|last_name/i).one()
    await page.press('Enter')
    await page.type(', hello')
    expect(await editor.saved()).toBe('<p>Hi {{last_name}}, hello</p>')
  })

  test('become a chip when the braces are closed', async ({ browser: { page }, editor }) => {
    await editor.open('<p><br></p>')
    await page.type('{{ Company }}!')
    await editor.chip('company').one()
    expect(await editor.saved()).toBe('<p>{{company}}!</p>')
  })

  test('are inserted by the menu at the caret', async ({ browser: { page }, editor }) => {
    await editor.open('<p>Hi there</p>')
    await page.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    await editor.region.role('button', 'Insert token').choose(/^First name/i)
    await expect.poll(() => editor.body.hasFocus()).toBe(true)
    await page.type(' from')
    expect(await editor.saved()).toBe('<p>Hi {{first_name}} fromthere</p>')
  })

  test.for([
    [
      'before',
      ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'x'],
      '<p>Hi x{{first_name}} all</p>',
    ],
    [
      'behind',
      ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'x'],
      '<p>Hi {{first_name}}x all</p>',
    ],
    [
      'deleted by Backspace',
      ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace'],
      '<p>Hi &nbsp;all</p>',
    ],
    [
      'deleted by Delete',
      ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete', 'x'],
      '<p>Hi x all</p>',
    ],
  ] as const)('a chip, typing %s', async ([, keys, html], { browser: { page }, editor }) => {
    await editor.open('<p>Hi {{first_name}} all</p>')
    await page.press(...keys)
    expect(await editor.saved()).toBe(html)
  })

  test('what is typed on a clicked chip goes behind it', async ({ browser: { page }, editor }) => {
    await editor.open('<p>Hi {{first_name}} all</p>')
    await editor.chip('first_name').click()
    await editor.chip('first_name').css('[data-selected]').one()
    await page.type('!')
    expect(await editor.saved()).toBe('<p>Hi {{first_name}}! all</p>')
  })

  test('an accent typed on a clicked chip goes behind it', async ({ browser, editor }) => {
    await editor.open('<p>Hi {{first_name}} all</p>')
    await editor.chip('first_name').click()
    await editor.chip('first_name').css('[data-selected]').one()
    browser.pressRealKeys('dead_acute', 'e', 'x')
    await expect.poll(() => editor.body.innerText()).toContain('x')
    expect(await editor.saved()).toBe('<p>Hi {{first_name}}éx all</p>')
  })

  test('a chip is selected with the text around it, and replaced', async ({
    browser: { page },
    editor,
  }) => {
    await editor.open('<p>Hi {{first_name}} all</p>')
    const back = Array.from({ length: 7 }, () => 'Shift+ArrowLeft')
    await page.press(...back)
    await page.type('x')
    expect(await editor.saved()).toMatch(/^<p>(Hi ?|H)x<\/p>$/)
  })
})

describe('copy and paste', () => {
  test('a chip is copied with its text', async ({ browser: { page }, editor }) => {
    await editor.open('<p>Hi {{first_name}},</p>')
    await page.press('Control+a', 'Control+c', 'Control+End', 'Control+v')
    await expect.poll(() => editor.chip('first_name').count()).toBe(2)
    expect(await editor.saved()).toBe('<p>Hi {{first_name}},Hi {{first_name}},</p>')
  })

  test('a chip is cut and pasted elsewhere', async ({ browser: { page }, editor }) => {
    await editor.open('<p>Hi {{first_name}} all</p>')
    await editor.chip('first_name').click()
    await editor.chip('first_name').css('[data-selected]').one()
    await page.press('Control+x')
    await editor.chip('first_name').gone()
    await page.press('End', 'Control+v')
    await editor.chip('first_name').one()
    expect(await editor.saved()).toBe('<p>Hi &nbsp;all{{first_name}}</p>')
  })

  test('formatted text with chips is copied inside the editor', async ({
    browser: { page },
    editor,
  }) => {
    const line = '<p>Dear {{first_name}} of {{company}}, <strong>big</strong> <em>news</em> now</p>'
    await editor.open(line)
    await page.press('Control+a', 'Control+c', 'Control+End', 'Enter', 'Control+v')
    await expect.poll(() => editor.chip('company').count()).toBe(2)
    expect(await editor.saved()).toBe(line + line)
  })

  test('rich text of another page keeps marks, links and plain spaces', async ({
    browser: { page },
    editor,
  }) => {
    const html =
      '<p>Some <b>bold</b> and <i>slanted</i> text, <a href="https://example.com/">a link</a> here</p>' +
      '<ul><li>one <b>two</b> three</li></ul><p>Hi {{first_name}} there</p>'
    await page.goto(`data:text/html,${encodeURIComponent(`<body contenteditable>${html}`)}`)
    await page.css('p').nth(0).click()
    await page.press('Control+a', 'Control+c')
    await editor.open('<p><br></p>')
    await page.press('Control+v')
    await editor.chip('first_name').one()
    expect(await editor.saved()).toBe(
      '<p>Some <strong>bold</strong> and <em>slanted</em> text, <a href="https://example.com/">a link</a> here</p>' +
        '<ul><li>one <strong>two</strong> three</li></ul><p>Hi {{first_name}} there</p>',
    )
  })

  test('text is pasted from a field, and taken back', async ({ browser: { page }, editor }) => {
    await editor.open('<p>before</p>')
    await editor.region.role('textbox', 'Subject').fill('two words {{company}}')
    await page.press('Control+a', 'Control+c')
    await editor.body.click()
    await page.press('Control+End', 'Control+v')
    await editor.chip('company').one()
    await page.press('Control+z')
    await editor.chip('company').gone()
    await page.press('Control+Shift+z')
    await editor.chip('company').one()
    expect(await editor.saved()).toBe('<p>beforetwo words {{company}}</p>')
  })
})
