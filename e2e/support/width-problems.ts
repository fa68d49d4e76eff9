import type { Page } from '@playwright/test'

/**
 * Layout problems at a width: clipped text, anything outside the window, nested scroll areas,
 * targets smaller than 24 pixels.
 */
export const widthProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TARGET_PX = 24
    const problems = new Set<string>()
    const report = (what: string, element: Element) => {
      const name = element.ariaLabel ?? element.textContent.trim().slice(0, 60)
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      problems.add(`${what}: ${element.localName} “${name}” (${box})`)
    }
    const ancestors = function* (element: Element) {
      for (let one = element.parentElement; one; one = one.parentElement) yield one
    }
    const root = document.documentElement
    const styleOf = (element: Element) => getComputedStyle(element)
    const clips = (element: Element) => /hidden|clip/.test(styleOf(element).overflowX)
    const scrolls = (axis: 'X' | 'Y', element: Element) =>
      /auto|scroll/.test(styleOf(element)[`overflow${axis}`])
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      // Beside the builder, the sidebar is a rail of icons, whose labels are clipped until it
      // opens.
      (element.closest('aside')?.clientWidth ?? 100) >= 100 &&
      !element.closest('[aria-hidden=true], [inert], [data-inert]:not(body)') &&
      // Text for screen readers only is clipped to one pixel.
      ![element, ...ancestors(element)].some((one) => one.clientWidth === 1 && clips(one))

    const isLocked = styleOf(document.body).overflowY === 'hidden'
    const scrollsDown = (element: Element) =>
      element === root
        ? !isLocked && root.scrollHeight > innerHeight + 1
        : scrolls('Y', element) && element.scrollHeight > element.clientHeight + 1
    /** Scroll areas that move the element; a layer over the page does not scroll with them. */
    const scrollAreasAround = function* (element: Element) {
      for (const one of [element, ...ancestors(element)]) {
        if (one !== element && scrollsDown(one)) yield one
        if (/fixed|sticky/.test(styleOf(one).position) || one.matches('[data-part=positioner]'))
          return
      }
    }
    /**
     * Tables, the chain of steps and, on phones, rows of actions or chips, which scroll sideways
     * intentionally.
     */
    const isInStrip = (element: Element) =>
      element.closest(
        'table, [aria-label="Steps"], [role=group][aria-label="Actions"], [data-chips]',
      ) !== null
    /** The parent whose whole area the link presses. */
    const pressedThrough = (element: HTMLElement) =>
      styleOf(element).position === 'static' && getComputedStyle(element, '::after').inset === '0px'
        ? element.offsetParent
        : null
    const controls =
      'a[href], button, input, textarea, [role=tab], [role=option], [role=menuitem], [role=switch]'
    const isFullyNamed = 'h1, h2, h3, h4, label, legend, th, button, a[href], [role=tab]'

    if (root.scrollWidth > innerWidth) problems.add(`the page is ${root.scrollWidth} pixels wide`)
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !isShown(element)) continue
      // The latest events scroll above the charts.
      const isWindow = element.matches('textarea, [role=textbox], [aria-label="Latest events"]')
      if (scrollsDown(element) && !isWindow) {
        for (const area of scrollAreasAround(element)) {
          report(`scrolls within ${area.localName} ${area.ariaLabel ?? area.role ?? ''}`, element)
        }
      }
      const box = element.getBoundingClientRect()
      const isControl = element.matches(controls)
      const isOfText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!isControl && !isOfText) continue
      // Data may end in an ellipsis, but the app's own texts may not.
      const isOfData = element.closest('bdi, td, [title]') !== null
      if (isOfText && clips(element) && element.scrollWidth > element.clientWidth + 1) {
        if (styleOf(element).textOverflow !== 'ellipsis') report('cut', element)
        else if (!isOfData && element.closest(isFullyNamed)) report('ends in an ellipsis', element)
      }
      for (const around of ancestors(element)) {
        if (scrolls('X', around) && isInStrip(element)) break
        if (!clips(around) && !scrolls('X', around)) continue
        const frame = around.getBoundingClientRect()
        const cut = Math.max(frame.left - box.left, box.right - frame.right)
        if (cut > 2 && !(styleOf(around).textOverflow === 'ellipsis'))
          report(`cut by ${Math.round(cut)} px`, element)
        break
      }
      const isInSideways = [...ancestors(element)].some((one) => clips(one) || scrolls('X', one))
      if (!isInSideways && (box.left < -1 || box.right > innerWidth + 1)) report('outside', element)
      if (!isControl || element.matches('[type=file]')) continue
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const pressed = [element, label, pressedThrough(element)].flatMap(
        (one) => one?.getBoundingClientRect() ?? [],
      )
      const sides = pressed.map(({ width, height }) => Math.min(width, height))
      const isInline = styleOf(element).display === 'inline'
      if (!isInline && Math.max(...sides) < TARGET_PX - 0.5) report('a target under 24 px', element)
    }
    return [...problems]
  })
