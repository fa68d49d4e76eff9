import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { servePage } from './build-page'
import { slowDown, taskSeconds, watchMainThread } from './main-thread'
import { median } from './median'
import type { BenchBody, EditorName } from './pages/editor-page'

type EditorBench = {
  /** Main-thread time per key in 500 paragraphs, in milliseconds at 4x slow-down. */
  key500Ms: number
  quillKey500Ms: number
  /** Our time divided by Quill's. The target is 1. */
  key500Ratio: number
  key20Ms: number
  quillKey20Ms: number
  /** The target is 1.3. */
  key20Ratio: number
  /** In 49 kB of text with 700 tokens, in 50 paragraphs. */
  keyTokensMs: number
  /** Divided by a key in 20 paragraphs. The target is at most 2. */
  keyTokensRatio: number
  /** In the same text as one paragraph. */
  keyOneParagraphMs: number
  /** The target is at most 3. */
  keyOneParagraphRatio: number
  mount500Ms: number
  quillMount500Ms: number
  /** The target is 1.2. */
  mount500Ratio: number
}

const ROUNDS = 5
const KEYS = 40

/** Types into both editors alternately, in the same documents. Returns medians. */
export async function benchEditor(browser: Browser): Promise<EditorBench> {
  const outDir = await mkdtemp(join(tmpdir(), 'editor-bench-'))
  const server = await servePage('editor.html', outDir)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}editor.html`)
    const session = await watchMainThread(page)
    await slowDown(session)
    const times = { ours: emptyTimes(), quill: emptyTimes() }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['ours', 'quill'] as const) {
        times[name].mount500.push(await openEditor(page, name, 500))
        times[name].key500.push(await timeKeys(page, session))
        await openEditor(page, name, 20)
        times[name].key20.push(await timeKeys(page, session))
      }
      await openEditor(page, 'ours', 'tokens')
      times.ours.tokens.push(await timeKeys(page, session))
      await openEditor(page, 'ours', 'one paragraph')
      times.ours.oneParagraph.push(await timeKeys(page, session))
    }
    const ours = medians(times.ours)
    const quill = medians(times.quill)
    return {
      key500Ms: ours.key500,
      quillKey500Ms: quill.key500,
      key500Ratio: ours.key500 / quill.key500,
      key20Ms: ours.key20,
      quillKey20Ms: quill.key20,
      key20Ratio: ours.key20 / quill.key20,
      keyTokensMs: ours.tokens,
      keyTokensRatio: ours.tokens / ours.key20,
      keyOneParagraphMs: ours.oneParagraph,
      keyOneParagraphRatio: ours.oneParagraph / ours.key20,
      mount500Ms: ours.mount500,
      quillMount500Ms: quill.mount500,
      mount500Ratio: ours.mount500 / quill.mount500,
    }
  } finally {
    await page.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

const emptyTimes = () => ({
  key500: [] as number[],
  key20: [] as number[],
  tokens: [] as number[],
  oneParagraph: [] as number[],
  mount500: [] as number[],
})

const medians = (times: ReturnType<typeof emptyTimes>) => ({
  key500: median(times.key500),
  key20: median(times.key20),
  tokens: median(times.tokens),
  oneParagraph: median(times.oneParagraph),
  mount500: median(times.mount500),
})

async function openEditor(page: Page, name: EditorName, body: BenchBody): Promise<number> {
  await page.evaluate(() => window.unmountEditor())
  const time = await page.evaluate(([editor, content]) => window.mountEditor(editor, content), [
    name,
    body,
  ] as const)
  // The third paragraph has the same content in both editors.
  const index = body === 'one paragraph' ? 0 : 2
  await page.locator('[contenteditable=true] p').nth(index).click()
  await page.keyboard.type('warm up ')
  return time
}

/** Main-thread time per key, in milliseconds. */
async function timeKeys(page: Page, session: CDPSession): Promise<number> {
  const before = await taskSeconds(session)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('e')
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return ((await taskSeconds(session)) - before) * (1000 / KEYS)
}
