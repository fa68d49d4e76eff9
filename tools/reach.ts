import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/**
 * Counts, for seven actions of a person, the files that a reader meets: those with functions that
 * the action reaches, through imports (also those at run time) and calls, without components. `npx tsx tools/reach.ts`
 * prints a table, with the name of an action the files.
 */
const actions: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  Launch: [
    ['src/features/campaigns/sending/app-sending.ts', 'sending'],
    ['src/features/campaigns/sending/app-sending.ts', 'useSendingCalls'],
    ['src/features/campaigns/sending/launch/launch-bar.tsx', 'LaunchBar'],
  ],
  Save: [['src/features/campaign-builder/drafts/save-campaign.ts', 'useSaveCampaign']],
  'CSV import': [
    ['src/features/lists/import/csv-import.ts', 'chooseFile'],
    ['src/features/lists/import/csv-import.ts', 'openSaveStep'],
    ['src/entities/list/list-save/run-list-save-job.ts', 'runListSaveJob'],
  ],
  paste: [['src/editor/clipboard/clipboard.ts', 'withClipboard']],
  text: [
    ['src/shared/i18n/translate.ts', 'useTranslation'],
    ['src/shared/i18n/language.ts', 'setLanguage'],
  ],
  'Log In': [['src/entities/session/session-queries.ts', 'useLogIn']],
  reveal: [['src/entities/lead/search/reveal-queries.ts', 'useReveal']],
}

type Import = { file: string; name: string }
type Source = { declared: Map<string, ts.Node>; imports: Map<string, Import> }

const fileOf = (from: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.') && normalize(join(dirname(from), specifier))
  return path ? [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file)) : undefined
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const source: Source = { declared: new Map(), imports: new Map() }
  sources.set(file, source)
  if (!existsSync(file)) return source
  const text = readFileSync(file, 'utf8')
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name)) source.declared.set(name.text, initializer)
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) source.declared.set(statement.name.text, statement)
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = fileOf(file, statement.moduleSpecifier.text)
      const names = statement.importClause?.namedBindings
      if (!from || !names || !ts.isNamedImports(names)) continue
      for (const { name, propertyName, isTypeOnly } of names.elements)
        if (!isTypeOnly)
          source.imports.set(name.text, { file: from, name: (propertyName ?? name).text })
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const from = fileOf(file, textOf(statement.moduleSpecifier))
      const names = statement.exportClause
      if (!from || !names || !ts.isNamedExports(names)) continue
      for (const { name, propertyName } of names.elements)
        source.imports.set(name.text, { file: from, name: (propertyName ?? name).text })
    }
  }
  return source
}

const textOf = (node: ts.Node) => (ts.isStringLiteral(node) ? node.text : '')

/** Files that a declaration imports at run time. */
function filesImportedIn(file: string, node: ts.Node, files: string[] = []): string[] {
  ts.forEachChild(node, (child) => {
    const [specifier] = ts.isCallExpression(child) ? child.arguments : []
    if (
      specifier &&
      ts.isCallExpression(child) &&
      child.expression.kind === ts.SyntaxKind.ImportKeyword
    )
      files.push(...[fileOf(file, textOf(specifier)) ?? []].flat())
    filesImportedIn(file, child, files)
  })
  return files
}

/** All names in a declaration, also those of properties. */
function wordsIn(node: ts.Node, words = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node)) words.add(node.text)
  ts.forEachChild(node, (child) => void wordsIn(child, words))
  return words
}

const isName = ({ parent }: ts.Node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name.kind === ts.SyntaxKind.Identifier) ||
  ts.isPropertyAssignment(parent)

function hasFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    (ts.forEachChild(node, (child) => hasFunction(child) || undefined) ?? false)
  )
}

/** Names of values that a declaration uses, except components. */
function namesIn(node: ts.Node, names = new Set<string>()): Set<string> {
  ts.forEachChild(node, (child) => {
    if (ts.isTypeNode(child)) return
    const isTag = ts.isJsxOpeningLikeElement(node) || ts.isJsxClosingElement(node)
    if (ts.isIdentifier(child)) {
      const isProperty = isName(child) && 'name' in node && node.name === child
      if (!isTag && !isProperty) names.add(child.text)
    } else namesIn(child, names)
  })
  return names
}

/** Number of reached lines by file. */
function linesByFile(starts: (typeof actions)[string]): Map<string, number> {
  const reached = new Set<string>()
  const lines = new Map<string, number>()
  const open = starts.map(([file, name]) => ({ file, name }))
  for (let one = open.pop(); one; one = open.pop()) {
    const { file, name } = one
    const key = `${file}#${name}`
    const { declared, imports } = sourceOf(file)
    const node = declared.get(name)
    const passedOn = imports.get(name)
    if (reached.has(key)) continue
    reached.add(key)
    if (!node && passedOn) open.push(passedOn)
    if (!node) continue
    const count = node.getText().split('\n').length
    if (hasFunction(node)) lines.set(file, (lines.get(file) ?? 0) + count)
    for (const used of namesIn(node)) {
      if (declared.has(used)) open.push({ file, name: used })
      const imported = imports.get(used)
      if (imported) open.push(imported)
    }
    // What is imported at run time may be used by another declaration of the file.
    const words = [...wordsIn(node.getSourceFile())]
    for (const later of filesImportedIn(file, node))
      open.push(...words.map((word) => ({ file: later, name: word })))
  }
  return lines
}

/** Shorter functions are understood by their names. */
const OPENED_FROM_LINES = 20

const [wanted] = process.argv.slice(2)
for (const [action, starts] of Object.entries(actions)) {
  if (wanted !== undefined && wanted !== action) continue
  const lines = linesByFile(starts)
  const opened = [...lines.values()].filter((count) => count >= OPENED_FROM_LINES)
  console.log(`| ${action} | ${opened.length} | ${lines.size} |`)
  if (wanted === undefined) continue
  for (const [file, count] of [...lines].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`${String(count).padStart(4)}  ${file}`)
}
