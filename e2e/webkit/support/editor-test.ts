import { withAppServer } from '../../support/app-server'
import type { MockServer } from '../../../mocks/entry/http-server'
import { until } from './until'
import type { Page, Target } from './page'
import { expect, fillLogIn, test as base } from './webkit-test'

/** The step editor of a campaign, in one session for all tests of a file. */
export class StepEditor {
  readonly region: Target
  readonly body: Target

  constructor(
    private readonly page: Page,
    private readonly server: MockServer,
  ) {
    this.region = page.role('region', /^Editor of step/)
    this.body = this.region.role('textbox', 'Body')
  }

  /** Opens a campaign with this body, with the caret at its end. */
  async open(html: string) {
    const { page, server } = this
    server.db.campaigns.update('4', { emailTemplate: html })
    await page.goto(`${server.url}/favicon.svg`)
    await page.driver.executeScript(() => sessionStorage.clear())
    await page.goto(`${server.url}/campaigns?flow=sequence&edit=4`)
    await this.body.click()
    await page.press('Control+End')
  }

  tool = (name: string) => this.region.role('toolbar', 'Formatting').role('button', name)

  chip = (name: string) => this.body.css(`[data-token=${name}]`)

  /** Saves the campaign, which closes the editor. @returns the body that is then on the server */
  async saved(): Promise<string> {
    const { campaigns } = this.server.db
    const before = new Set(campaigns.all().map(({ id }) => id))
    await this.page.role('button', 'Save Campaign').click()
    await this.region.gone()
    return until('The campaign is saved', async () => {
      const added = campaigns.all().find(({ id }) => !before.has(id))
      return added?.emailTemplate ?? undefined
    })
  }
}

export const test = base.extend<{ session: MockServer; editor: StepEditor }>({
  session: [
    async ({ browser }, use) => {
      const violations = await withAppServer({}, async (server) => {
        const { page } = browser
        await page.resize(1440, 900)
        await page.goto(server.url)
        await fillLogIn(page, 'user@example.com', 'password')
        await page.role('heading', 'Hello!').one()
        await use(server)
      })
      expect(violations).toEqual([])
    },
    { scope: 'file' },
  ],

  editor: async ({ browser, session }, use) => {
    await use(new StepEditor(browser.page, session))
    expect(browser.errors.splice(0)).toEqual([])
  },
})

export { expect }
