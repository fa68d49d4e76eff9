/** Prints all benchmarks, or those named as arguments. Never fails because of a result. */
import { chromium, type Browser } from 'playwright'
import { chromiumArguments } from '../tools/chromium'
import { benchAudience } from './audience'
import { benchCampaigns } from './campaigns'
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

type Figures = Record<string, number>

const benches: Record<string, (browser: Browser) => Figures | Promise<Figures>> = {
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

const names = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: chromiumArguments,
})
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue
    const figures = await bench(browser)
    console.log(`\n${name}`)
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([figure, value]) => [figure, Math.round(value * 100) / 100]),
      ),
    )
  }
} finally {
  await browser.close()
}
