import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations of WCAG 2.2 AA that axe finds on the current page. */
export async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}

/** Elements that are still animated with reduced motion. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? '') : '',
      ),
  )

/** Layout problems of a narrow page: it scrolls sideways, or an element is cut off or covered by another. */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    document.querySelector<HTMLElement>('.toast .close')?.click()
    await new Promise(requestAnimationFrame)
    const problems: string[] = []
    const report = (what: string, element: Element) =>
      problems.push(`${what}: ${element.outerHTML.slice(0, 200)}`)
    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth
    const hasEllipsis = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
    const isWithin = (element: Element, test: (ancestor: Element) => boolean): boolean =>
      test(element) || (element.parentElement !== null && isWithin(element.parentElement, test))
    // Text for screen readers only is clipped to one pixel.
    const isScreenReaderOnly = (element: Element) =>
      element.clientWidth <= 1 && /hidden|clip/.test(getComputedStyle(element).overflowX)
    // Beside the builder, the sidebar is a rail of icons, whose labels are clipped until it opens.
    const isInRail = (element: Element) => (element.closest('aside')?.clientWidth ?? 100) < 100
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !isInRail(element) &&
      !isWithin(element, isScreenReaderOnly) &&
      !element.closest('[aria-hidden=true], [inert], [data-inert]:not(body)')

    const root = document.documentElement
    if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth}px wide`)

    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element) || !(element instanceof HTMLElement)) continue
      const { overflowX } = getComputedStyle(element)
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      if (hasText && isCut && !isWithin(element, hasEllipsis)) report('cut', element)
      const box = element.getBoundingClientRect()
      const isOutside = box.left < -1 || box.right > innerWidth + 1
      if (
        hasText &&
        isOutside &&
        !isWithin(element, scrollsSideways) &&
        !isWithin(element, hasEllipsis)
      )
        report('outside', element)
    }

    const controls = 'a[href], button, input, textarea, [role=tab], [role=option], [role=menuitem]'
    // At these widths, a panel covers what is behind it.
    const popups =
      '[role=menu], [role=listbox], [data-scope=popover][data-part=content], [data-side-panel]' +
      (innerWidth < 1280 ? ', [data-panel]' : '')
    const popup = [...document.querySelectorAll(popups)].find(isShown)
    for (const control of (popup ?? document).querySelectorAll(controls)) {
      if (!isShown(control) || isWithin(control, scrollsSideways)) continue
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      // The skip link is above the page until it is focused.
      if (box.bottom <= 0) continue
      if (box.left < -1 || box.right > innerWidth + 1) report('outside', control)
      const top = document.elementFromPoint(
        box.left + box.width / 2,
        box.top + Math.min(box.height, innerHeight - box.top) / 2,
      )
      const isOnTop =
        top !== null && (control.contains(top) || top.contains(control) || top.closest('label'))
      if (!isOnTop && getComputedStyle(control).pointerEvents !== 'none')
        report(`beneath ${top?.outerHTML.slice(0, 80)}`, control)
    }
    return problems
  })

/** Texts wider than their box, and by how much; `isCut` if an ellipsis replaces the rest. */
export const wideTexts = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    // Beside the builder, the sidebar is a rail of icons, whose labels are clipped until it opens.
    const isInRail = (element: Element) => (element.closest('aside')?.clientWidth ?? 100) < 100
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isInRail(element) &&
      !element.closest(
        '[aria-hidden=true], [inert], [data-inert]:not(body), bdi, [contenteditable]',
      )
    /** The nearest ancestor with a width; null if it is one pixel wide, for screen readers. */
    const boxOf = (element: Element): Element | null => {
      const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display)
      if (isInline) return element.parentElement && boxOf(element.parentElement)
      return element.clientWidth > 1 ? element : null
    }
    const found = new Map<string, { text: string; excess: number; isCut: boolean }>()
    const report = (text: string, excess: number, isCut: boolean) => {
      const pixels = Math.ceil(excess)
      if (pixels > 1) found.set(text.trim(), { text: text.trim(), excess: pixels, isCut })
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (!text.trim() || !parent || !isShown(parent)) continue
      if (parent.closest('select, textarea')) continue
      const box = boxOf(parent)
      if (!box) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      const start = box.getBoundingClientRect().left + box.clientLeft - box.scrollLeft
      const excess = Math.max(start - left, right - start - box.clientWidth)
      report(text, excess, getComputedStyle(box).textOverflow === 'ellipsis')
    }

    for (const field of document.querySelectorAll('select, input')) {
      if (!isShown(field) || !context) continue
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field instanceof HTMLInputElement && !field.value
            ? field.placeholder
            : ''
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      context.font = font
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      report(text, context.measureText(text).width - room, true)
    }
    return [...found.values()]
  })

/** Texts and accessible names on the page, except those from users and the server. */
export const textsOnPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // Toasts keep the language they were shown in, and data its own.
      if (parent?.closest('.toast, [aria-live=polite], bdi, [contenteditable], script, style'))
        continue
      texts.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts.map((text) => text.trim())
  })
