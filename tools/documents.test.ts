import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import playwright from '../e2e/playwright.config'

const documents = ['.', 'docs']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'))
const textOf = (path: string) => readFileSync(path, 'utf8')

const ignored = new Set(textOf('.gitignore').split('\n').filter(Boolean))
const isIgnored = (path: string) => path.split('/').some((name) => ignored.has(name))

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

const paths = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => name !== '.git' && !isIgnored(name))
  .flatMap((entry) => (entry.isDirectory() ? [entry.name].concat(below(entry.name)) : entry.name))
  .filter((path) => !isIgnored(path))

/** Files that commands write into ignored folders. */
const written = new Set(['console.txt', 'error-context.md'])

const packageJson: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))

const vitestProjects: Record<string, RegExp> = {
  rules: /^src\/.*\.test\.ts$/,
  backend: /^(mocks|tools|src\/shared\/api)\/.*\.test\.ts$/,
  unit: /^(src|mocks)\/.*\.test\.tsx$/,
  browser: /\.browser\.test\.tsx?$/,
  stories: /\.stories\.tsx$/,
  'browser-extended': /\.browser\.test\.tsx?$/,
  webkit: /\.webkit\.ts$/,
}

const toPattern = (glob: string) =>
  new RegExp(
    `^${glob.replaceAll(/[.()]/g, String.raw`\$&`).replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(.*/)?'))}$`,
  )

/** Test files of a project in e2e/playwright.config.ts; undefined if it does not exist. */
function endToEndFiles(name: string): string[] | undefined {
  const project = playwright.projects?.find((one) => one.name === name)
  if (!project) return undefined
  const matches = (path: string, globs: typeof project.testMatch) =>
    [globs ?? []].flat().some((glob) => typeof glob === 'string' && toPattern(glob).test(path))
  return paths.filter(
    (path) =>
      matches(path, project.testMatch ?? '**/*.e2e.ts') && !matches(path, project.testIgnore),
  )
}

/** @returns the problems of a command */
function problemsOf(command: string): string[] {
  const [program = '', first = '', ...rest] = command
    .replaceAll(/ +#.*| &$| -[tg] ('.*'|\S+)|[A-Z_]+=\S+ /g, '')
    .split(/ +/)
  const filters = rest.filter((word) => !/^--?\w|^--$/.test(word))
  const named = (files: string[] | undefined, names: string[]) =>
    files
      ? names.filter((name) => !files.some((path) => path.includes(name)))
      : ['an unknown project']

  if (program === 'npx' || program === 'tsx' || program === 'vitest') {
    if (program === 'npx') return problemsOf([first, ...rest].join(' '))
    if (program === 'tsx') {
      return [...named(paths, [first]), ...problemsOf(rest.join(' '))]
    }
    const [project = '', ...names] = filters
    const pattern = vitestProjects[project]
    return named(pattern && paths.filter((path) => pattern.test(path)), names)
  }
  if (program !== 'npm') return []
  const script = first === 'run' ? rest[0] : first
  if (!script || ['ci', 'audit'].includes(script)) return []
  if (!Object.hasOwn(packageJson.scripts, script)) return [`no script ${script}`]
  if (script === 'bench')
    return named(
      paths,
      filters.slice(1).map((name) => `bench/${name}.ts`),
    )
  const project = rest.find((word) => word.startsWith('--project='))?.slice('--project='.length)
  return project ? named(endToEndFiles(project), filters.slice(1)) : []
}

const codeBlock = /^```(\w*)\n(.*?)^```/gms

/** Inline code, and the lines of command blocks. */
function codeOf(text: string): string[] {
  const lines = Array.from(text.matchAll(codeBlock), ([, kind, block = '']) =>
    kind === 'sh' ? block.split('\n') : [],
  ).flat()
  const inline = Array.from(
    text.replaceAll(codeBlock, '').matchAll(/`([^`]+)`/g),
    ([, code = '']) => code.replaceAll(/\n */g, ' '),
  )
  return [...lines, ...inline]
}

test.each(documents)('the commands of %s run something that exists', (document) => {
  const commands = codeOf(textOf(document)).flatMap((code) => code.split(' && '))
  const wrong = commands.flatMap((command) =>
    problemsOf(command).map((problem) => `${command}: ${problem}`),
  )
  expect(wrong).toEqual([])
})

const fileName = /^[\w.*<>/-]+\.(?:tsx?|mdx?|yaml|json|conf|cjs|html|txt|png|pot?)$/
const placeholder = /<\w+>|\*+/g

/** Whether code names a file or folder, rather than an address, a package or an identifier. */
function isPath(code: string): boolean {
  if (code.startsWith('/') || isIgnored(code) || written.has(code)) return false
  return (
    fileName.test(code) ||
    /^(src|mocks|stories|e2e|bench|tools|docs|\.\w+)\/[\w/<>*.-]+$/.test(code)
  )
}

function exists(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(placeholder, '.*')
  const whole = new RegExp(`(^|/)${pattern}$`)
  return paths.some((path) => whole.test(path))
}

/** First words in code blocks that list folders. */
const foldersOf = (text: string) =>
  Array.from(text.matchAll(codeBlock), ([, kind, block = '']) => (kind ? '' : block))
    .join('\n')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((word) => /^[a-z][\w./]*$/.test(word))

test.each(documents)('the files that %s names exist', (document) => {
  const text = textOf(document)
  const named = [...codeOf(text).filter(isPath), ...foldersOf(text)]
  expect(named.filter((name) => !exists(name))).toEqual([])
})

const anchorsOf = (text: string) =>
  Array.from(text.replaceAll(codeBlock, '').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

test.each(documents)('the links of %s lead to a file and a heading', (document) => {
  const links = Array.from(
    textOf(document).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)]+))?\)/g),
    ([, path = '', anchor]) => ({ path: path ? join(dirname(document), path) : document, anchor }),
  )
  const broken = links.filter(
    ({ path, anchor }) =>
      !paths.includes(path) || (anchor !== undefined && !anchorsOf(textOf(path)).includes(anchor)),
  )
  expect(broken).toEqual([])
})

test('the projects of Vitest that a command may name are those of its configuration', () => {
  const configuration = textOf('vitest.config.ts')
  for (const name of Object.keys(vitestProjects)) expect(configuration).toContain(`'${name}'`)
})
