/**
 * Extracts the texts of src to src/locales: a template for each catalogue, and each language's
 * files. With --check, writes nothing and fails if a file would change, a translation is broken or
 * missing in a language that is not marked as partial, or a text of src is shown untranslated.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { languageOptions } from '../../src/shared/i18n/languages.ts'
import { type Entry, keyOf, missingInPo, problemsOfPo, writePo } from './po.ts'
import { poFileOf } from './po-files.ts'
import { filesIn, readSources } from './sources.ts'

const TEMPLATES = 'src/locales/template'
const isCheck = process.argv.includes('--check')
const problems: string[] = []

const sources = readSources()

const entries = new Map<string, Entry>()
for (const { path, messages, problems: found } of sources) {
  for (const { line, problem } of found) problems.push(`${path}:${line} ${problem}`)
  for (const message of messages) {
    const key = keyOf(message)
    const known = entries.get(key)
    if (!known) entries.set(key, { ...message, files: [path] })
    else if (!known.files.includes(path)) known.files.push(path)
  }
}

const poFiles = new Map<string, Entry[]>()
for (const entry of entries.values()) {
  const name = poFileOf(entry.files)
  poFiles.set(name, [...(poFiles.get(name) ?? []), entry])
}

const isOutOfDate = (path: string, content: string | undefined) =>
  content !== (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

function put(path: string, content: string | undefined) {
  if (!isOutOfDate(path, content)) return
  if (isCheck) problems.push(`${path} is out of date: npm run texts`)
  else if (content === undefined) rmSync(path)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

const languages = new Set(
  filesIn('src/locales')
    .filter((path) => path.endsWith('.po'))
    .map((path) => dirname(path)),
)
const isComplete = (locale: string) =>
  languageOptions.some((option) => option.locale === locale && !option.isPartial)
/** Number of missing texts by partial language; they are shown in English. */
const missingCounts = new Map<string, number>()

const extension = (folder: string) => (folder === TEMPLATES ? '.pot' : '.po')
for (const folder of [TEMPLATES, ...languages]) {
  const pathOf = (name: string) => `${folder}/${name}${extension(folder)}`
  const old = filesIn(folder)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  for (const [name, texts] of poFiles) {
    const path = pathOf(name)
    const locale = folder === TEMPLATES ? '' : basename(folder)
    const content = writePo(texts, old, locale)
    put(path, content)
    if (!locale) continue
    problems.push(...problemsOfPo(content).map((problem) => `${path}: ${problem}`))
    const missing = missingInPo(content)
    if (isComplete(locale)) problems.push(...missing.map((text) => `${path}: "${text}" is missing`))
    else missingCounts.set(locale, (missingCounts.get(locale) ?? 0) + missing.length)
  }
  const written = new Set([...poFiles.keys()].map(pathOf))
  for (const path of filesIn(folder)) {
    if (path.endsWith(extension(folder)) && !written.has(path)) put(path, undefined)
  }
}

const terms = readFileSync('src/locales/glossary.csv', 'utf8').split('\n', 1)[0]?.split(',')
const guide = 'docs/translating.md'
const forms = readFileSync(guide, 'utf8')
for (const { locale, englishName } of languageOptions) {
  const folder = `src/locales/${locale}`
  if (locale !== 'en' && !languages.has(folder)) problems.push(`${folder}/start.po is missing`)
  if (!terms?.includes(englishName))
    problems.push(`src/locales/glossary.csv has no column ${englishName}`)
  if (locale !== 'en' && !forms.includes(`- **${englishName}**`))
    problems.push(`${guide} has no form of address for ${englishName}`)
}

for (const folder of languages) {
  if (!languageOptions.some(({ locale }) => folder === `src/locales/${locale}`))
    problems.push(`${folder} has no line in src/shared/i18n/languages.ts`)
}

for (const problem of problems) console.error(problem)
for (const [locale, count] of missingCounts) {
  console.log(`${locale} is partly translated: ${count} of ${entries.size} texts are missing`)
}
console.log(`${entries.size} texts, ${languages.size} languages besides English`)
process.exit(problems.length > 0 ? 1 : 0)
