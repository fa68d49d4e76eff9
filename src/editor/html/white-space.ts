import { type InlineRun, runText } from '../model/inline-run'
import { normaliseSpaces } from '../model/normalise-text'

/** White space that is not rendered, and the break that ends a block. */
const SWALLOWED = /(?<=^|[\n ]) +| +(?=\n|$)|\n$/g
const LAST_BREAK = /\n$/g

/** Collapses white space like a browser, using ordinary spaces where possible. */
export function collapseWhiteSpace(run: InlineRun): InlineRun {
  const collapsed = without(run, SWALLOWED)
  return rewrite(collapsed, normaliseSpaces(runText(collapsed)))
}

export const dropLastBreak = (run: InlineRun) => without(run, LAST_BREAK)

function without(run: InlineRun, pattern: RegExp): InlineRun {
  const drops = [...runText(run).matchAll(pattern)]
  if (drops.length === 0) return run
  let offset = 0
  return run.flatMap((item) => {
    const start = offset
    if (!('text' in item.node)) {
      offset += 1
      return [item]
    }
    const { text } = item.node
    offset += text.length
    let kept = ''
    let from = 0
    for (const { 0: dropped, index } of drops) {
      const to = Math.max(from, Math.min(text.length, index - start))
      kept += text.slice(from, to)
      from = Math.max(from, Math.min(text.length, index + dropped.length - start))
    }
    kept += text.slice(from)
    return kept ? [{ ...item, node: { text: kept } }] : []
  })
}

/** Replaces the text of a run with text of the same length. */
export function rewrite(run: InlineRun, text: string): InlineRun {
  let from = 0
  return run.map((item) => {
    if (!('text' in item.node)) {
      from += 1
      return item
    }
    const piece = text.slice(from, from + item.node.text.length)
    from += piece.length
    return piece === item.node.text ? item : { ...item, node: { text: piece } }
  })
}
