import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesIn, readSources } from './texts/sources'

/**
 * "Print is not shown" holds for ever once Print has another name. So a text that a test expects to be
 * absent must be a message, or be written elsewhere in the product, its sample data or the test.
 */
const files = ['src', 'mocks', 'stories', 'e2e']
  .flatMap(filesIn)
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
  .map((path) => ({ path, content: readFileSync(path, 'utf8') }))

const isTest = ({ path }: { path: string }) => /\.(?:test|e2e|webkit)\.tsx?$/.test(path)

const expectsAbsence =
  /\.(?:not\.(?:toBeVisible|toBeInTheDocument)\(|toBeHidden\(|toHaveCount\(0\)|toBeNull\()/

const isQuery = (node: ts.Node, file: ts.SourceFile) =>
  ts.isCallExpression(node) &&
  /\b(?:get|query|find)(?:All)?By\w+$/.test(node.expression.getText(file))

/** Literal parts of the queries of such expectations, and the rest of the file. */
function absentTexts(path: string, content: string) {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest)
  const texts: string[] = []
  let rest = content
  const visit = (node: ts.Node, isInQuery: boolean): void => {
    if (isInQuery && (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)))
      texts.push(node.text)
    ts.forEachChild(node, (child) => visit(child, isInQuery || isQuery(node, file)))
  }
  const find = (node: ts.Node): void => {
    const statement = ts.isExpressionStatement(node) ? node.getText(file) : ''
    if (!statement.includes('=>') && expectsAbsence.test(statement)) {
      visit(node, false)
      rest = rest.replace(statement, '')
    } else ts.forEachChild(node, find)
  }
  find(file)
  return { texts, rest }
}

/** The longest part of a pattern that is no syntax. */
const literalPart = (text: string) =>
  text.startsWith('/')
    ? (text.match(/(?<!\\)[\p{L} ]+/gu) ?? []).reduce((a, b) => (b.length > a.length ? b : a), '')
    : text

test('a text that is expected to be absent exists', () => {
  const product = files
    .filter((file) => !isTest(file))
    .map(({ content }) => content.replaceAll("\\'", "'"))
    .join('\n')
    .toLowerCase()
  const messages = readSources()
    .flatMap((source) => source.messages)
    .filter(({ message }) => /^\w+ .*\{/.test(message))
    .map(({ message }) =>
      message
        .split(/\{\w+\}/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.+'),
    )
  const withValues = new RegExp(`^(?:${messages.join('|')})$`)
  const unknown = files
    .filter((file) => isTest(file) && expectsAbsence.test(file.content))
    .flatMap(({ path, content }) => {
      const { texts, rest } = absentTexts(path, content)
      const known = rest.toLowerCase()
      return texts
        .filter((text) => {
          const words = literalPart(text).toLowerCase()
          return !product.includes(words) && !known.includes(words) && !withValues.test(text)
        })
        .map((text) => `${path}: ${text}`)
    })
  expect(unknown).toEqual([])
})
