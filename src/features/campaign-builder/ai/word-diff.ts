type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }

/** Limit of the product of both word counts; longer texts are not compared word by word. */
const MOST_PAIRS = 4_000_000

const wordsOf = (text: string) => text.match(/\n|[^\s]+/g) ?? []

/** Returns the added and removed words, by the longest common subsequence. */
export function diffWords(before: string, after: string): DiffPiece[] {
  const [from, to] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start += 1
  let end = 0
  const rest = Math.min(from.length, to.length) - start
  while (end < rest && from.at(-1 - end) === to.at(-1 - end)) end += 1

  const pieces: DiffPiece[] = []
  const push = (kind: DiffPiece['kind'], words: readonly string[]) => {
    for (const word of words) {
      const last = pieces.at(-1)
      if (last?.kind === kind) last.text += ` ${word}`
      else pieces.push({ kind, text: word })
    }
  }
  push('same', from.slice(0, start))
  const [old, young] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  if (old.length * young.length > MOST_PAIRS) {
    push('removed', old)
    push('added', young)
  } else {
    const lengths = commonLengths(old, young)
    let [at, there] = [0, 0]
    while (at < old.length || there < young.length) {
      const [word = '', other = ''] = [old[at], young[there]]
      if (at < old.length && there < young.length && word === other) {
        push('same', [word])
        at += 1
        there += 1
      } else if (
        at < old.length &&
        (there === young.length ||
          (lengths[at + 1]?.[there] ?? 0) >= (lengths[at]?.[there + 1] ?? 0))
      ) {
        push('removed', [word])
        at += 1
      } else {
        push('added', [other])
        there += 1
      }
    }
  }
  push('same', from.slice(from.length - end))
  return pieces
}

/** Length of the longest common subsequence of both texts from each pair of positions on. */
function commonLengths(old: readonly string[], young: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1))
  for (let at = old.length - 1; at >= 0; at -= 1) {
    const [row, next] = [rows[at], rows[at + 1]]
    if (!row || !next) continue
    for (let there = young.length - 1; there >= 0; there -= 1) {
      row[there] =
        old[at] === young[there]
          ? (next[there + 1] ?? 0) + 1
          : Math.max(next[there] ?? 0, row[there + 1] ?? 0)
    }
  }
  return rows
}
