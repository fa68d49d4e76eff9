import type { Browser, Page } from 'playwright'
import { startMockServer } from '../mocks/entry/http-server'
import { beginCampaign } from '../e2e/support/begin-campaign'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'
import { longestTask } from './longest-task'
import { waitForIdle } from './main-thread'

type PasteBench = {
  /** Longest task while pasting, in milliseconds of CPU time. */
  longestTaskMs: number
  /** Time from the user's choice until everything is shown. */
  totalMs: number
  longestAfterwardsMs: number
  /** Longest task of undo, and of redo. */
  undoMs: number
  redoMs: number
}

const PARAGRAPHS = 3_777

/** 5 MB of HTML and 600 kB of text, in the form that Outlook copies. */
function makeClipboard(paragraphs: number) {
  const style = (part: string) =>
    `margin:0cm;line-height:107%;font-size:11.0pt;font-family:"Calibri",sans-serif;mso-fareast-font-family:Calibri;mso-bidi-font-family:"Times New Roman";${part}`
  const words = 'We help teams like yours to answer faster, with less work and no other tool. '
  const lines = Array.from(
    { length: paragraphs },
    (_, index) => `Number ${index}. ${words}${words}`,
  )
  const html = lines.map(
    (line) =>
      `<p class=MsoNormal style='${style('margin-bottom:8.0pt')}'><span lang=EN-GB style='${style('color:black')}'><b style='mso-bidi-font-weight:normal'>${line.slice(0, 20)}</b><span style='${style('color:#1F497D;mso-themecolor:text2')}'>${line.slice(20, 90)}</span><i><span style='${style('mso-ansi-language:EN-GB')}'>${line.slice(90)}</span></i><o:p></o:p></span></p>\n`,
  )
  return { html: `<html><body>${html.join('')}</body></html>`, text: lines.join('\r\n\r\n') }
}

const lastLine = `Number ${PARAGRAPHS - 1}.`

/** Pastes 3,777 paragraphs with real keys into a step of the production build. */
export async function benchPaste(browser: Browser): Promise<PasteBench> {
  const server = await startMockServer({ staticFolder: distFolder })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${server.url}/campaigns?flow=name`)
    await fillLogIn(page, 'user@example.com', 'password')
    await beginCampaign(page, 'Autumn')
    const body = page.getByRole('textbox', { name: 'Body' })
    await body.click()
    await copy(page)
    await page.keyboard.type('Hello ')
    await waitForIdle(page)

    let totalMs = 0
    const longestTaskMs = await longestTask(browser, page, async () => {
      await page.keyboard.press('Control+v')
      const answer = page.getByRole('button', { name: 'Paste', exact: true })
      await answer.waitFor()
      const start = performance.now()
      await answer.click()
      await body.getByText(lastLine).waitFor({ state: 'attached' })
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      totalMs = performance.now() - start
    })
    const longestAfterwardsMs = await longestTask(browser, page, async () => {
      await waitForIdle(page)
      await waitForIdle(page)
      await waitForIdle(page)
    })
    const press = (key: string) =>
      longestTask(browser, page, async () => {
        await page.keyboard.press(key)
        await waitForIdle(page)
      })
    const undoMs = await press('Control+z')
    const redoMs = await press('Control+Shift+z')
    return {
      longestTaskMs,
      totalMs,
      longestAfterwardsMs,
      undoMs,
      redoMs,
    }
  } finally {
    await page.close()
    await server.close()
  }
}

/** Fills the clipboard with a real Ctrl+C. */
async function copy(page: Page) {
  // A string, because tsx would add helpers that do not exist in the page.
  await page.evaluate(`{
    const { html, text } = ${JSON.stringify(makeClipboard(PARAGRAPHS))}
    const write = (event) => {
      event.clipboardData.setData('text/html', html)
      event.clipboardData.setData('text/plain', text)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('copy', write, { capture: true, once: true })
  }`)
  await page.keyboard.press('Control+c')
}
