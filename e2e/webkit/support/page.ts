import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Button, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findInPage, pointOf, type Step } from './in-page'
import { NotYet, until } from './until'

/** A whole text, or a pattern. */
type Text = string | RegExp

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

const toMatcher = (text: Text) =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags }

type Box = { left: number; right: number; top: number; height: number }

/** Lazy reference to elements, looked up on each use; a string matches a whole name or text. */
export class Target {
  constructor(
    readonly page: Page,
    private readonly steps: Step[],
  ) {}

  role = (role: string, name?: Text) =>
    this.and(name === undefined ? { role } : { role, name: toMatcher(name) })
  text = (text: Text) => this.and({ text: toMatcher(text) })
  css = (css: string) => this.and({ css })
  /** A file input or other input, which may be hidden. */
  input = (type: string) => this.and({ input: type })
  nth = (nth: number) => this.and({ nth })

  private and(step: Step) {
    return new Target(this.page, [...this.steps, step])
  }

  /** Description for error messages. */
  private get words() {
    return JSON.stringify(this.steps)
  }

  async all(): Promise<WebElement[]> {
    const { driver } = this.page
    const find = () => driver.executeScript<WebElement[] | null>(findInPage, this.steps)
    const found = await find()
    if (found) return found
    await driver.executeScript(testingLibrary)
    return (await find()) ?? []
  }

  count = async () => (await this.all()).length

  /** Waits until exactly one is visible. */
  one(): Promise<WebElement> {
    return until(`Not found: ${this.words}`, async () => {
      const [first, ...others] = await this.all()
      if (others.length > 0) throw new NotYet(`${others.length + 1} match`)
      return first
    })
  }

  gone(): Promise<true> {
    return until(`Still there: ${this.words}`, async () =>
      (await this.count()) === 0 ? true : undefined,
    )
  }

  /** @param read runs in the page, on the element */
  read<T>(read: (element: HTMLElement) => T): Promise<T> {
    return until(`Not read: ${this.words}`, async () =>
      this.page.driver.executeScript<T>(read, await this.one()),
    )
  }

  innerText = () => this.read((element) => element.innerText)
  value = () => this.read((element) => ('value' in element ? String(element.value) : ''))
  attribute = async (name: string) => (await this.one()).getAttribute(name)
  isChecked = () => this.read((element) => 'checked' in element && element.checked === true)
  hasFocus = () => this.read((element) => element === document.activeElement)

  box = () =>
    this.read((element): Box => {
      const { left, right, top, height } = element.getBoundingClientRect()
      return { left, right, top, height }
    })

  /** Waits until a click would reach the element. */
  point(): Promise<{ x: number; y: number }> {
    return until(`No click reaches ${this.words}`, async () => {
      const point = await this.page.driver.executeScript<{ x: number; y: number } | string>(
        pointOf,
        await this.one(),
      )
      if (typeof point === 'string') throw new NotYet(point)
      return point
    })
  }

  async click({ times = 1, keys = [] }: { times?: 1 | 2 | 3; keys?: string[] } = {}) {
    const { x, y } = await this.point()
    const actions = this.page.driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
    for (const key of keys) actions.keyDown(key)
    for (let time = 0; time < times; time += 1) actions.press(Button.LEFT).release(Button.LEFT)
    for (const key of keys) actions.keyUp(key)
    await actions.perform()
  }

  async fill(text: string) {
    await this.click()
    await this.page.press('Control+a', 'Delete')
    await this.page.type(text)
    await until(`${this.words} takes ${text}`, async () =>
      (await this.value()) === text ? true : undefined,
    )
  }

  /** Chooses an item of the list or menu that the element opens. */
  async choose(name: Text) {
    await this.click()
    const item = this.page.role('option', name)
    const menuItem = this.page.role('menuitem', name)
    const chosen = await until(`No item ${name}`, async () => {
      if ((await item.count()) === 1) return item
      return (await menuItem.count()) === 1 ? menuItem : undefined
    })
    await chosen.click()
  }

  /** Sets the files of a file input, which may be hidden. */
  async giveFiles(...paths: string[]) {
    const element = await this.one()
    await element.sendKeys(paths.join('\n'))
  }
}

export class Page {
  constructor(readonly driver: WebDriver) {}

  private readonly root = new Target(this, [])
  role = this.root.role
  text = this.root.text
  css = this.root.css
  input = this.root.input

  goto = (url: string) => this.driver.get(url)
  reload = () => this.driver.navigate().refresh()
  back = () => this.driver.navigate().back()

  /** Accepts a `confirm` dialog. */
  acceptAlert = () =>
    until('No dialog of the browser', async () => {
      await this.driver.switchTo().alert().accept()
      return true
    })

  async resize(width: number, height: number) {
    const window = this.driver.manage().window()
    await window.setRect({ x: 0, y: 0, width, height })
    const inner = await this.driver.executeScript<{ width: number; height: number }>(() => ({
      width: innerWidth,
      height: innerHeight,
    }))
    await window.setRect({
      x: 0,
      y: 0,
      width: 2 * width - inner.width,
      height: 2 * height - inner.height,
    })
  }

  /** Drags from the start of one text to the end of another. */
  async drag(from: Target, to: Target) {
    const start = await from.box()
    const end = await to.box()
    const at = ({ top, height }: Box, x: number) => ({
      x: Math.round(x),
      y: Math.round(top + height / 2),
      origin: Origin.VIEWPORT,
    })
    await this.driver
      .actions()
      .move({ ...at(start, start.left + 1), duration: 0 })
      .press()
      .move(at(end, end.right - 1))
      .release()
      .perform()
  }

  async type(text: string) {
    await this.driver.actions().sendKeys(text).perform()
  }

  /** Presses keys in sequence, such as `Control+Shift+z` or `ArrowLeft`. */
  async press(...keys: string[]) {
    const actions = this.driver.actions()
    for (const key of keys) {
      const pressed = key.split('+').map(toKey)
      for (const one of pressed) actions.keyDown(one)
      for (const one of pressed.toReversed()) actions.keyUp(one)
    }
    await actions.perform()
  }
}

const named: Readonly<Record<string, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
}

const toKey = (name: string) => named[name] ?? name
