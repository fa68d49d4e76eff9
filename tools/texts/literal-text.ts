import ts from 'typescript'
import type { Problem } from './extract.ts'
import { constructorsOfUnshown } from './not-shown.ts'

/** Attributes and properties whose text is visible or announced. */
const shown = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'confirmLabel',
  'content',
  'description',
  'empty',
  'error',
  'failureTitle',
  'header',
  'heading',
  'helper',
  'hint',
  'label',
  'legend',
  'loadingText',
  'note',
  'pendingLabel',
  'placeholder',
  'reason',
  'submitLabel',
  'subtitle',
  'summary',
  'text',
  'title',
  'tooltip',
  'unit',
  'valueText',
])

const PRODUCT = 'AI SDR'

/** False for symbols, numbers, URL prefixes, CSS and single letters, which need no translation. */
const hasWords = (text: string) =>
  /\p{L}{2}/u.test(text.replace(PRODUCT, '').replace(/https:\/\/|^attr\(.*\)$/, ''))

/** Finds text shown without `t`, `translate` or `msg`. */
export function literalText(file: ts.SourceFile): Problem[] {
  const problems: Problem[] = []
  const report = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    problems.push({ line: line + 1, problem: `not translated: "${text.trim()}"` })
  }

  /** Checks all literals that an expression can evaluate to. */
  const check = (node: ts.Expression | undefined): void => {
    if (!node) return
    if (ts.isStringLiteralLike(node)) {
      if (hasWords(node.text)) report(node, node.text)
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head, ...node.templateSpans.map((span) => span.literal)]
        .map((part) => part.text)
        .join('…')
      if (hasWords(text)) report(node, text)
      for (const { expression } of node.templateSpans) check(expression)
    } else if (ts.isConditionalExpression(node)) {
      check(node.whenTrue)
      check(node.whenFalse)
    } else if (ts.isParenthesizedExpression(node)) {
      check(node.expression)
    } else if (ts.isBinaryExpression(node)) {
      check(node.right)
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) {
        if (
          node.operatorToken.kind === ts.SyntaxKind.PlusToken ||
          node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
          node.operatorToken.kind === ts.SyntaxKind.BarBarToken
        ) {
          check(node.left)
        }
      }
    } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      check(node.body)
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) report(node, node.text)
    else if (
      ts.isJsxExpression(node) &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ) {
      check(node.expression)
    } else if (ts.isJsxAttribute(node) && shown.has(node.name.getText(file))) {
      const { initializer } = node
      if (initializer && ts.isStringLiteral(initializer)) check(initializer)
      else if (initializer && ts.isJsxExpression(initializer)) check(initializer.expression)
    } else if (ts.isPropertyAssignment(node) && shown.has(node.name.getText(file))) {
      check(node.initializer)
    } else if (
      ts.isNewExpression(node) &&
      ts.isIdentifier(node.expression) &&
      !constructorsOfUnshown.has(node.expression.text)
    ) {
      check(node.arguments?.[0])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return problems
}
