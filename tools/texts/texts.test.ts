import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import PO from 'pofile'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { formatMessage } from '../../src/shared/i18n/translate'
import { parseMessage } from '../../src/shared/i18n/parse-message'
import { extract } from './extract'
import { literalText } from './literal-text'
import { namesOf } from './names-of'
import { compilePo, missingInPo, problemsOfPo, writePo } from './po'

const parse = (code: string) => ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true)

it('allows texts that are translated when shown', () => {
  const code = `const label = () => translate('Add')
    const useLabels = () => useMemo(() => ({ read: () => translate('Add') }), [])`
  expect(extract(parse(code)).problems).toEqual([])
})

it('finds the texts of calls and sentences', () => {
  const { messages, problems } = extract(
    parse(`
      const label = msg('Open', 'verb')
      const A = () => <p title={t('Delete {name}', { name })}>
        <Trans message="Ask <b>{name}</b>" values={{ name, b: bold }} />
      </p>
    `),
  )
  expect(problems).toEqual([])
  expect(messages).toEqual([
    { message: 'Open', context: 'verb' },
    { message: 'Delete {name}', context: '' },
    { message: 'Ask <b>{name}</b>', context: '' },
  ])
})

const keptText = 'a text that is kept in the language of its first call'

it.each([
  [`t('Delete {name}', { title })`, ['no value for name', 'no place for title']],
  [`t('{n, plural, one {a}}', { n })`, [expect.stringContaining('has no "other"')]],
  [`t(isNew ? 'Add' : 'Save')`, ['a condition in a text: write two calls']],
  [`const label = translate('Add')`, [keptText]],
  [`const useLabel = () => useState(translate('Add'))`, [keptText]],
  [`const useLabel = () => useMemo(() => translate('Add'), [])`, [keptText]],
])('refuses %s', (code, expected) => {
  expect(extract(parse(code)).problems.map(({ problem }) => problem)).toEqual(expected)
})

it.each([
  ['<b>Delete</b>', 'Delete'],
  ['<b>{isBusy ? "Saving..." : t("Save")}</b>', 'Saving...'],
  ['<b>{isBusy && "Saving..."}</b>', 'Saving...'],
  ['<b>{`${n} leads`}</b>', '… leads'],
  ['<input aria-label="Search" />', 'Search'],
  ['<input placeholder={hint ?? "Search"} />', 'Search'],
  ['const a = { title: "Search failed" }', 'Search failed'],
  ['const a = { title: (n) => `${n} leads` }', '… leads'],
  ['throw new AnswerError("No balance")', 'No balance'],
])('reports the text in %s', (code, text) => {
  expect(literalText(parse(code))).toEqual([
    { line: 1, problem: `not translated: "${text.trim()}"` },
  ])
})

it.each([
  '<b title={t("A text")}>{t("Delete")} · {n} (3)</b>',
  '<b className="some words" />',
  '<input placeholder="https://" />',
  'throw new TypeError("no text")',
])('reports nothing in %s', (code) => {
  expect(literalText(parse(code))).toEqual([])
})

it('keeps translations when the texts change', () => {
  const entry = (message: string) => ({ message, context: '', files: ['src/a.ts'] })
  const first = writePo([entry('Delete'), entry('Save')], '')
  const translated = first.replace('msgid "Save"\nmsgstr ""', 'msgid "Save"\nmsgstr "Sichern"')
  const next = writePo([entry('Add'), entry('Save')], translated)
  expect(next).not.toContain('Delete')
  expect(compilePo(next)).toEqual({ Save: 'Sichern' })
})

it.each([
  ['Ask {name}', 'Frag {name}', 0],
  ['Ask {name}', 'Frag {nahme}', 1],
  ['Ask <b>{name}</b>', 'Frag {name}', 1],
  ['{n} leads', '{n, plural, one {# Lead} other {# Leads}}', 0],
  ['{n} leads', '{n, plural, one {# Lead}}', 1],
  ['Deleted', 'Gelöscht.', 1],
  ['Really?', 'Vraiment ?', 0],
  ['Saving...', 'Speichert…', 0],
  ['{n} are in it.', '{n, plural, one {# ist drin.} other {# sind drin.}}', 0],
])('“%s” as “%s” has %i problems', (message, wording, count) => {
  expect(problemsOfPo(`msgid "${message}"\nmsgstr "${wording}"\n`)).toHaveLength(count)
})

it('lists missing translations, which excludes those pending review', () => {
  const fuzzy = '#, fuzzy\nmsgid "Save"\nmsgstr "Salva"\n'
  expect(missingInPo(`msgid "Delete"\nmsgstr ""\n\n${fuzzy}`)).toEqual(['Delete'])
})

const templates = join(import.meta.dirname, '../../src/locales/template')
const sources = readdirSync(templates).map((name) => readFileSync(join(templates, name), 'utf8'))
const texts = sources.flatMap((source) => PO.parse(source).items.map(({ msgid }) => msgid))

it.each([0, 1, 2, 1234])(
  'formats every text with %d like a full implementation of ICU',
  (count) => {
    expect(texts.length).toBeGreaterThan(800)
    for (const text of texts) {
      const names = [...namesOf(parseMessage(text))]
      const values = Object.fromEntries(names.map((name) => [name, count]))
      const wrap = (name: string, inner: unknown[]) => `<${name}>${inner.join('')}</${name}>`
      const icu = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true })
      expect(formatMessage(text, values, wrap).join('')).toBe(String(icu.format(values)))
    }
  },
)
