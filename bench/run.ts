/**
 * Prints all benchmarks, or those named as arguments. `load` and `interactions` compare with another
 * build if its folder is named: `-- load --against /tmp/base`, and with one of shadcn-admin:
 * `--peer /tmp/peer/dist`. Never fails because of a result.
 */
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { distFolder } from '../e2e/support/dist'
import { chromiumArguments } from '../tools/chromium'
import { benchAudience } from './audience'
import type { Builds } from './builds'
import { benchCampaigns } from './campaigns'
import type { Row } from './compare'
import { benchContacts } from './contacts'
import { benchCsv } from './csv'
import { benchEditor } from './editor'
import { benchInteractions } from './interactions'
import { benchLeadSearch } from './lead-search'
import { benchLists } from './lists'
import { benchLoad } from './load'
import { benchMemory } from './memory'
import { benchMockSearch } from './mock-search'
import { benchPaste } from './paste'

type Figures = Record<string, number | Row>
type Bench = (browser: Browser, builds: Builds) => Figures | Promise<Figures>

const benches: Record<string, Bench> = {
  load: benchLoad,
  memory: benchMemory,
  'mock-search': benchMockSearch,
  csv: benchCsv,
  contacts: benchContacts,
  lists: benchLists,
  'lead-search': benchLeadSearch,
  campaigns: benchCampaigns,
  audience: benchAudience,
  editor: benchEditor,
  paste: benchPaste,
  interactions: benchInteractions,
}

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, peer: { type: 'string' } },
})
const builds: Builds = {
  this: distFolder,
  ...(values.against && { base: values.against }),
  ...(values.peer && { peer: values.peer }),
}
const round = (value: number) => Math.round(value * 100) / 100
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: chromiumArguments,
})
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue
    const figures = await bench(browser, builds)
    console.log(`\n${name}`)
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([figure, value]) => [
          figure,
          typeof value === 'number'
            ? round(value)
            : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, round(one)])),
        ]),
      ),
    )
  }
} finally {
  await browser.close()
}
