import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { extract, type Extracted, type Problem } from './extract.ts'
import { literalText } from './literal-text.ts'
import { notShown } from './not-shown.ts'

export type Source = Extracted & {
  path: string
  /** Files of src, loaded with it or later. */
  imports: string[]
  /** Whose texts it loads, so that it holds all texts of its imports. */
  catalogue: string | undefined
}

export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .toSorted()
    : []

/** The files of src, without tests, with their texts and imports. */
export function readSources(): Source[] {
  const paths = filesIn('src').filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|^src\/test\//.test(path),
  )
  const known = new Set(paths)
  return paths.map((path) => readSource(path, readFileSync(path, 'utf8'), known))
}

export function readSource(path: string, content: string, known: ReadonlySet<string>): Source {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true)
  const { messages, problems } = extract(file)
  if (!notShown.some((folder) => path.startsWith(folder))) problems.push(...literalText(file))
  const { imports, problems: unknown } = importsOf(file, path, known)
  const [, catalogue] = /\b(?:loadCatalogue|screenLoader)\('([\w-]+)'/.exec(content) ?? []
  return { path, messages, problems: [...problems, ...unknown], imports, catalogue }
}

function importsOf(file: ts.SourceFile, path: string, known: ReadonlySet<string>) {
  const imports: string[] = []
  const problems: Problem[] = []

  const add = (node: ts.Node, specifier: ts.Expression | undefined) => {
    const name = specifier && ts.isStringLiteralLike(specifier) ? specifier.text : undefined
    const target = name === undefined ? undefined : resolve(path, name, known)
    if (target) imports.push(target)
    else if (name === undefined || /^(@\/|\.)[^?]*$/.test(name)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      problems.push({ line: line + 1, problem: 'an import whose texts cannot be found' })
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isOfTypes(node.importClause)) {
      add(node, node.moduleSpecifier)
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !isOfTypes(node)) {
      add(node, node.moduleSpecifier)
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { imports, problems }
}

function isOfTypes(node: ts.ImportClause | ts.ExportDeclaration | undefined): boolean {
  if (!node) return false
  if (node.isTypeOnly) return true
  const names = ts.isImportClause(node) ? node.namedBindings : node.exportClause
  const hasDefault = ts.isImportClause(node) && node.name !== undefined
  return (
    !hasDefault &&
    names !== undefined &&
    (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
    names.elements.every(({ isTypeOnly }) => isTypeOnly)
  )
}

function resolve(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  const base = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : posix.join(posix.dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => known.has(path))
}
