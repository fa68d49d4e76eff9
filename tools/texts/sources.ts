import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { extract, type Extracted } from './extract.ts'
import { literalText } from './literal-text.ts'
import { notShown } from './not-shown.ts'

export type Source = Extracted & { path: string }

export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .toSorted()
    : []

export function readSources(): Source[] {
  const paths = filesIn('src').filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|^src\/test\//.test(path),
  )
  return paths.map((path) => readSource(path, readFileSync(path, 'utf8')))
}

function readSource(path: string, content: string): Source {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true)
  const { messages, problems } = extract(file)
  if (!notShown.some((folder) => path.startsWith(folder))) problems.push(...literalText(file))
  return { path, messages, problems }
}
