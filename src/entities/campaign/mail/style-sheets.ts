const COMMENT = /\/\*[\s\S]*?\*\/|<!--|-->/g
/** Media rules, and rules without a selector, such as @font-face. */
const AT_RULE = /@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
const RULE = /([^{}]+)\{([^{}]*)\}/g
const HEADING = /^H[1-6]$/

/**
 * Inlines style sheets into style attributes, for code that reads only those. Later rules win, and
 * an element's own style wins over all.
 */
export function inlineStyleSheets(page: Document): void {
  const styles = new Map<Element, string>()
  for (const { textContent } of page.querySelectorAll('style')) {
    const css = textContent.replace(COMMENT, '').replace(AT_RULE, '')
    for (const [, selector = '', declarations = ''] of css.matchAll(RULE)) {
      for (const element of matching(page.body, selector)) {
        styles.set(element, `${styles.get(element) ?? ''}${declarations.trim()};`)
      }
    }
  }
  for (const [element, declarations] of styles) {
    // Headings are bold by default.
    const added = HEADING.test(element.tagName)
      ? declarations.replace(/font-weight:[^;]*/gi, '')
      : declarations
    element.setAttribute('style', added + (element.getAttribute('style') ?? ''))
  }
}

/** Empty for a selector that the browser does not support, such as Office's own. */
function matching(body: Element, selector: string): readonly Element[] {
  try {
    return [...body.querySelectorAll(selector)]
  } catch {
    return []
  }
}
