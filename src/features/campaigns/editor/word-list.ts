import { readStyle } from './css'
import { type BlockKind, MAX_DEPTH } from './document'

const ORDERED_MARKER = /^[\s\u00A0(]*(?:\d+|[a-z]|[ivxlc]+)[.)]/i

/** Word writes a list as paragraphs whose style names the list, its level and its running number. */
export function readWordListItem(element: Element): BlockKind | undefined {
  const style = element.getAttribute('style')
  if (!style?.includes('mso-list')) return undefined
  const level = /level(\d+)/.exec(readStyle(style).get('mso-list') ?? '')?.[1]
  if (!level) return undefined
  const marker = element.querySelector(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  )
  return {
    type: 'list-item',
    ordered: ORDERED_MARKER.test(marker?.textContent ?? ''),
    depth: Math.min(Number(level) - 1, MAX_DEPTH),
  }
}

/** What Word draws in front of an item, or hides from the reader. */
export function isWordNoise(element: Element): boolean {
  const style = element.getAttribute('style')
  if (!style?.includes('mso-') && !style?.includes('display')) return false
  const declarations = readStyle(style)
  return (
    declarations.get('mso-list') === 'ignore' ||
    declarations.get('mso-hide') === 'all' ||
    declarations.get('display') === 'none' ||
    /comment|footnote/.test(declarations.get('mso-element') ?? '')
  )
}
