import ts from 'typescript'
import { namesOf } from './names-of.ts'
import { parseMessage } from '../../src/shared/i18n/parse-message.ts'

export type SourceMessage = { message: string; context: string }
export type Problem = { line: number; problem: string }
export type Extracted = { messages: SourceMessage[]; problems: Problem[] }

const callees = new Set(['t', 'translate', 'msg'])

/** Hooks that keep their initial value, or keep it until a dependency changes. */
const keepers = new Set(['useMemo', 'useRef', 'useState'])

/** Whether a call runs only once, so that its text does not follow the language. */
function isMadeOnce(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent) && keepers.has(parent.expression.getText())) return true
  if (ts.isFunctionLike(node)) return false
  return ts.isSourceFile(parent) || isMadeOnce(parent)
}

const literalOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined

function keysOf(node: ts.Expression | undefined): string[] | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  return node.properties.map(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '?',
  )
}

const attribute = (node: ts.JsxSelfClosingElement, name: string) => {
  const found = node.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  )?.initializer
  return found && ts.isJsxExpression(found) ? found.expression : found
}

export function extract(file: ts.SourceFile): Extracted {
  const messages: SourceMessage[] = []
  const problems: Problem[] = []

  const report = (node: ts.Node, problem: string) =>
    problems.push({
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      problem,
    })

  const add = (
    node: ts.Node,
    message: string,
    { context = '', keys }: { context?: string; keys?: string[] },
  ) => {
    try {
      const names = namesOf(parseMessage(message))
      const missing = [...names].filter((name) => keys && !keys.includes(name))
      const unused = keys?.filter((key) => !names.has(key)) ?? []
      if (missing.length > 0) report(node, `no value for ${missing.join(', ')}`)
      if (unused.length > 0) report(node, `no place for ${unused.join(', ')}`)
    } catch (error) {
      report(node, String(error))
    }
    messages.push({ message, context })
  }

  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      callees.has(node.expression.text)
    ) {
      const [first, second] = node.arguments
      if (node.expression.text === 'translate' && isMadeOnce(node)) {
        report(node, 'a text that is kept in the language of its first call')
      }
      const message = literalOf(first)
      if (message !== undefined && node.expression.text === 'msg') {
        add(node, message, { context: literalOf(second) })
      } else if (message !== undefined) {
        add(node, message, { keys: second ? keysOf(second) : [] })
      } else if (first && ts.isConditionalExpression(first)) {
        report(node, 'a condition in a text: write two calls')
      }
    }
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(file) === 'Trans') {
      const message = literalOf(attribute(node, 'message'))
      if (message === undefined) report(node, 'the message of Trans is not a literal')
      else {
        const values = attribute(node, 'values')
        add(node, message, { keys: keysOf(values) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { messages, problems }
}
