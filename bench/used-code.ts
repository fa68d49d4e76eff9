import type { CDPSession } from 'playwright'

type Range = { startOffset: number; endOffset: number; count: number }

type UsedCode = {
  /** Name without its hash. */
  file: string
  /** Number of characters. */
  loaded: number
  used: number
}

/** How much of each script runs during the action. */
export async function usedOfFiles(
  session: CDPSession,
  action: () => Promise<unknown>,
): Promise<UsedCode[]> {
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
  await action()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/assets/'))
    .map(({ url, functions }) => {
      const ranges = functions.flatMap((one) => one.ranges)
      return {
        file: url.replace(/.*\/assets\//, '').replace(/-.{8}\.js$/, ''),
        loaded: Math.max(...ranges.map(({ endOffset }) => endOffset)),
        used: usedCharacters(ranges),
      }
    })
}

/** Ranges are nested or apart; the innermost decides. */
function usedCharacters(ranges: readonly Range[]): number {
  const sorted = ranges.toSorted(
    (a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
  )
  const open: Range[] = []
  let used = 0
  let position = 0
  const advance = (to: number) => {
    if (open.at(-1)?.count) used += to - position
    position = to
  }
  for (const range of sorted) {
    for (let last = open.at(-1); last && last.endOffset <= range.startOffset; last = open.at(-1)) {
      advance(last.endOffset)
      open.pop()
    }
    advance(range.startOffset)
    open.push(range)
  }
  for (let last = open.pop(); last; last = open.pop()) {
    if (last.count) used += Math.max(0, last.endOffset - position)
    position = Math.max(position, last.endOffset)
  }
  return used
}
