import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { mistakesIn } from '../../mocks/scenarios/mock-settings'

type Entry = { id: string; type: 'story' | 'docs'; title: string }
type Contract = { paths: Record<string, Record<string, { operationId?: string }>> }

/** The links of other pages are those of the product. */
const isGuide = ({ title }: Entry) =>
  /^(?:Introduction$|Find a state$|Foundations\/|Patterns\/)/.test(title)

const contract: Contract = parse(readFileSync('openapi.yaml', 'utf8'))
const operationIds = () =>
  Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId = [] }) => operationId),
  )

/**
 * Follows the links of the pages that guide through a built Storybook: the story is loaded, the demo
 * answers and knows the settings. Also loads the stories to which nothing links.
 * @returns what was followed, and why the others lead nowhere
 */
export async function followLinks(page: Page, storybook: string) {
  const answer = await page.request.get(`${storybook}/index.json`)
  const { entries }: { entries: Record<string, Entry> } = await answer.json()
  const links = new Set<string>()
  const dead: string[] = []
  for (const entry of Object.values(entries).filter(isGuide)) {
    await page.goto(`${storybook}/iframe.html?id=${entry.id}&viewMode=${entry.type}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // Storybook's own page of a failure is in each document, hidden.
    const shown = page.locator('a[href]:visible')
    const found = await shown.evaluateAll((all) =>
      all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : [])),
    )
    for (const link of found) links.add(link)
    const anchors = await shown.evaluateAll((all) =>
      all.flatMap((link) => link.getAttribute('href')?.match(/^#(.+)/)?.[1] ?? []),
    )
    for (const anchor of anchors) {
      if ((await page.locator(`[id="${anchor}"]`).count()) === 0) dead.push(`${entry.id}#${anchor}`)
    }
  }

  const ids = new Set(Object.keys(entries))
  for (const link of links) {
    const { pathname, searchParams } = new URL(link)
    const path = searchParams.get('path')
    if (path) ids.add(path.split('/').at(-1) ?? '')
    if (path || pathname.endsWith('/iframe.html')) continue
    const status = await fetch(link).then((one) => one.status, String)
    // The address of the story that nothing is there; a static host answers it with the demo.
    if (status !== (pathname.endsWith('/demo/nowhere/') ? 404 : 200))
      dead.push(`${link}: ${status}`)
    dead.push(...mistakesIn(searchParams, operationIds).map((text) => `${link}: ${text}`))
  }

  const notLoaded = await page.evaluate(async (all) => {
    const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const failures: string[] = []
    for (const id of all) {
      try {
        await (id.endsWith('--docs')
          ? storyStoreValue.loadEntry(id)
          : storyStoreValue.loadStory({ storyId: id }))
      } catch (error) {
        failures.push(`${id}: ${String(error)}`)
      }
    }
    return failures
  }, Array.from(ids))
  return { links: [...links], stories: ids.size, dead: [...dead, ...notLoaded] }
}
