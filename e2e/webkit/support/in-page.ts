import type * as TestingLibrary from '@testing-library/dom'

/** Functions that run in the page, where only their parameters are available. */

type Matcher = string | { source: string; flags: string }

/** One step of a lookup, within the results of the previous step. */
export type Step =
  | { role: string; name?: Matcher }
  | { text: Matcher }
  | { css: string }
  | { input: string }
  | { nth: number }

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
  }
}

/** @returns the visible elements, or undefined if Testing Library is not in the page yet */
export function findInPage(steps: Step[]): Element[] | undefined {
  const library = window.TestingLibraryDom
  if (!library) return undefined
  const toMatch = (matcher: Matcher) =>
    typeof matcher === 'string' ? matcher : new RegExp(matcher.source, matcher.flags)
  let found: Element[] = [document.documentElement]
  for (const step of steps) {
    if ('nth' in step) {
      found = found.slice(step.nth, step.nth + 1)
      continue
    }
    if ('input' in step) {
      found = found.flatMap((root) => [...root.querySelectorAll(`input[type=${step.input}]`)])
      continue
    }
    const all = found.flatMap((root): Element[] => {
      if (!(root instanceof HTMLElement)) return []
      if ('css' in step) {
        const from = root === document.documentElement ? document : root
        return [...from.querySelectorAll(step.css)]
      }
      if ('text' in step) return library.queryAllByText(root, toMatch(step.text))
      const name = step.name === undefined ? undefined : toMatch(step.name)
      return library.queryAllByRole(root, step.role, { name, hidden: true })
    })
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      ('css' in step || !element.closest('[aria-hidden=true], [inert]'))
    found = [...new Set(all)].filter(isSeen)
  }
  return found
}

/** A point at which a click reaches the element, or the reason why there is none yet. */
export async function pointOf(element: HTMLElement): Promise<{ x: number; y: number } | string> {
  if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled'
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().iterations !== Infinity &&
        effect.target?.contains(element),
    )
  if (isMoving) return 'it is moving'
  const look = () => {
    // The first rectangle, because the middle of a wrapped link may be outside it.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const x = Math.floor(box.left + box.width / 2)
    const y = Math.floor(box.top + box.height / 2)
    const hit = document.elementFromPoint(x, y)
    const isReached =
      hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element))
    return { x, y, hit, isReached }
  }
  let { x, y, hit, isReached } = look()
  if (!isReached) {
    // Out of view, or covered by a sticky bar.
    element.scrollIntoView({ block: 'center', inline: 'center' })
    ;({ x, y, hit, isReached } = look())
  }
  if (!isReached) return `${hit?.outerHTML.slice(0, 200)} covers it`
  // New content may still move in the next frames.
  for (const _ of [1, 2]) {
    await new Promise(requestAnimationFrame)
    const next = look()
    if (!next.isReached || next.x !== x || next.y !== y) return 'it is moving'
  }
  return { x, y }
}
