import { StyleSheet } from '@emotion/sheet'

/**
 * A fast `getComputedStyle` for queries by role and for `toBeVisible`: the styles that hide an element
 * or separate the words of its name. jsdom evaluates every rule of every sheet for each candidate and
 * its ancestors, which took a fifth of the tests' time.
 */
type Declarations = Readonly<Record<string, string>>

const byClass = new Map<string, Declarations>()

StyleSheet.prototype.insert = (rule: string) => {
  const [, className = '', body = ''] = /^\.([\w-]+)\{([^{}]*)\}$/.exec(rule) ?? []
  const found = body.matchAll(/(?:^|;)(display|visibility|opacity):([^;]+)/g)
  const declarations = Object.fromEntries([...found].map(([, name, value]) => [name, value]))
  if (Object.keys(declarations).length > 0) {
    byClass.set(className, { ...byClass.get(className), ...declarations })
  }
}

const NONE = /^(?:head|script|style|template|title)$/
const INLINE =
  /^(?:a|b|br|code|em|font|i|img|ins|del|kbd|label|mark|small|span|strong|sub|sup|svg|time|u)$/

function ownValue(element: Element, property: string): string | undefined {
  if (element instanceof HTMLElement && element.hasAttribute('style')) {
    const value = element.style.getPropertyValue(property)
    if (value) return value
  }
  const declared = [...element.classList].map((name) => byClass.get(name)?.[property])
  return declared.findLast((value) => value !== undefined)
}

function valueOf(element: Element, property: string): string {
  const own = ownValue(element, property)
  if (own !== undefined) return own
  if (property === 'visibility') {
    return element.parentElement ? valueOf(element.parentElement, property) : 'visible'
  }
  if (property !== 'display') return property === 'opacity' ? '1' : ''
  if (NONE.test(element.localName) || element.hasAttribute('hidden')) return 'none'
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return 'none'
  return INLINE.test(element.localName) ? 'inline' : 'block'
}

const getComputedStyle = (element: Element) =>
  new Proxy(
    { getPropertyValue: (property: string) => valueOf(element, property) },
    {
      get: (own, name) =>
        Reflect.get(own, name) ?? (typeof name === 'string' ? valueOf(element, name) : undefined),
    },
  )

for (const owner of [globalThis, document.defaultView ?? globalThis]) {
  Object.assign(owner, { getComputedStyle })
}
