import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { formTest } from '../../stories/find-a-state/in-language'

function filesIn(folder: string, isWanted: (path: string) => boolean): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && isWanted(path))
    .map((path) =>
      ts.createSourceFile(
        path,
        readFileSync(path, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        ts.ScriptKind.TSX,
      ),
    )
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

const isCallOf = (node: ts.Node, names: readonly string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) && names.includes(node.expression.getText())

/** Texts of t, translate and msg inside a node. */
function textsIn(node: ts.Node): string[] {
  const texts: string[] = []
  walk(node, (one) => {
    const [first] = isCallOf(one, ['t', 'translate', 'msg']) ? one.arguments : []
    if (first && ts.isStringLiteralLike(first)) texts.push(first.text)
  })
  return texts
}

const messageKeys = new Set(['title', 'description', 'note', 'action', 'isHarmless'])

/** Title and description of a message, each as its alternative texts. */
function messageOf(node: ts.Node): string[][] | undefined {
  if (!ts.isObjectLiteralExpression(node) || ts.isJsxExpression(node.parent)) return undefined
  const names = node.properties.map(({ name }) => name?.getText() ?? '')
  if (!names.includes('title') || !names.every((name) => messageKeys.has(name))) return undefined
  return node.properties.map(textsIn)
}

/** Groups of texts, of each of which a story must show at least one. */
function textsToShow(file: ts.SourceFile): string[][] {
  const isMessageFile = file.fileName.endsWith('messages.ts')
  const groups: string[][] = []
  walk(file, (node) => {
    const message = messageOf(node)
    if (message) groups.push(...message)
    else if (isCallOf(node, ['withReason'])) groups.push(textsIn(node))
    // A rule, such as `name: () => translate('Name is required')`.
    else if (
      isMessageFile &&
      ts.isPropertyAssignment(node) &&
      !messageKeys.has(node.name.getText())
    ) {
      let holdsMessage = false
      walk(node.initializer, (one) => void (messageOf(one) && (holdsMessage = true)))
      if (!holdsMessage && ts.isArrowFunction(node.initializer)) groups.push(textsIn(node))
    }
  })
  // A text that begins with a small letter is part of another.
  return groups.filter(([text]) => text !== undefined && !/^\p{Ll}/u.test(text))
}

const shown = new Set<string>()
for (const file of filesIn('stories', (path) => /\.stories\.|rare-messages/.test(path))) {
  walk(file, (node) => void (ts.isStringLiteralLike(node) && shown.add(node.text)))
}
const isShown = (text: string) => [...shown].some(formTest(text))

const messages = filesIn('src', (path) => !/\.test\.|\.gen\.|^src\/(test|app\/routes)\//.test(path))
  .map((file) => [file.fileName, textsToShow(file)] as const)
  .filter(([, groups]) => groups.length > 0)

test.each(messages)('a story shows each message of %s', (_path, groups) => {
  expect(groups.filter((texts) => !texts.some(isShown))).toEqual([])
})
