import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Proof = { file: string; test: string }
type Sentence = { words: string; proofs: Proof[] }

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The rows of the page's tables; one without words goes on with the sentence above. */
function readSentences(): Sentence[] {
  const sentences: Sentence[] = []
  for (const line of textOf('src/test/specification.md').split('\n')) {
    const [, words, file, test] = line.split('|').map((cell) => cell.trim())
    if (!file?.includes('/') || !test) continue
    if (words) sentences.push({ words, proofs: [] })
    sentences.at(-1)?.proofs.push({ file, test })
  }
  return sentences
}

const sentences = readSentences()

/** What is in quotes, as a pattern: a placeholder as in 'Campaign {id}: {message}' is any text. */
function patternsIn(words: string): RegExp[] {
  return [...words.matchAll(/'([^']+)'/g)].map(([, quote = '']) => {
    const parts = quote.split(/\{\w+\}/)
    return new RegExp(parts.map((part) => part.replaceAll(/[.?!]/g, String.raw`\$&`)).join('.+?'))
  })
}

it('every sentence has its row', () => {
  expect(sentences).toHaveLength(79)
})

it('every test that is named stands in its file', () => {
  const isThere = ({ file, test }: Proof) =>
    textOf(file).includes(`'${test}'`) || textOf(file).includes(`"${test}"`)
  const proofs = sentences.flatMap(({ proofs }) => proofs)
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
})

it('the words in quotes stand in a test of their sentence', () => {
  const lost = sentences.flatMap(({ words, proofs }) =>
    patternsIn(words).filter((words) => !proofs.some(({ file }) => words.test(textOf(file)))),
  )
  expect(lost).toEqual([])
})
