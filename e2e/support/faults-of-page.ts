import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What breaks WCAG 2.2 AA on the page as it stands, as far as a program can tell. */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rule ? axe.withRules(rule) : axe.withTags(levels)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}

/** What still moves, for somebody who asked for less motion. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? '') : '',
      ),
  )

/** What is lost on a narrow page: it scrolls sideways, or a part is cut off or lies beneath another. */
export const losses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    document.querySelector<HTMLElement>('[aria-label="Close notification"]')?.click()
    await new Promise(requestAnimationFrame)
    const lost: string[] = []
    const tell = (what: string, element: Element) =>
      lost.push(`${what}: ${element.outerHTML.slice(0, 200)}`)
    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth
    const hasEllipsis = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
    const isWithin = (element: Element, test: (ancestor: Element) => boolean): boolean =>
      test(element) || (element.parentElement !== null && isWithin(element.parentElement, test))
    // A box of one pixel holds what is for screen readers alone.
    const isForEarsOnly = (element: Element) =>
      element.clientWidth <= 1 && /hidden|clip/.test(getComputedStyle(element).overflowX)
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !isWithin(element, isForEarsOnly) &&
      !element.closest('[aria-hidden=true], [inert], [data-inert]')

    const root = document.documentElement
    if (root.scrollWidth > innerWidth) lost.push(`the page is ${root.scrollWidth}px wide`)

    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element) || !(element instanceof HTMLElement)) continue
      const { overflowX } = getComputedStyle(element)
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      if (hasText && isCut && !isWithin(element, hasEllipsis)) tell('cut', element)
      const box = element.getBoundingClientRect()
      const isOutside = box.left < -1 || box.right > innerWidth + 1
      if (
        hasText &&
        isOutside &&
        !isWithin(element, scrollsSideways) &&
        !isWithin(element, hasEllipsis)
      )
        tell('outside', element)
    }

    const controls = 'a[href], button, input, textarea, [role=tab], [role=option], [role=menuitem]'
    const popups = '[role=menu], [role=listbox], [data-scope=popover][data-part=content]'
    const popup = [...document.querySelectorAll(popups)].find(isShown)
    for (const control of (popup ?? document).querySelectorAll(controls)) {
      if (!isShown(control) || isWithin(control, scrollsSideways)) continue
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      // Such as the way past the menu, which shows itself when it has the focus.
      if (box.bottom <= 0) continue
      if (box.left < -1 || box.right > innerWidth + 1) tell('outside', control)
      const top = document.elementFromPoint(
        box.left + box.width / 2,
        box.top + Math.min(box.height, innerHeight - box.top) / 2,
      )
      const isOnTop =
        top !== null && (control.contains(top) || top.contains(control) || top.closest('label'))
      if (!isOnTop && getComputedStyle(control).pointerEvents !== 'none')
        tell(`beneath ${top?.outerHTML.slice(0, 80)}`, control)
    }
    return lost
  })
