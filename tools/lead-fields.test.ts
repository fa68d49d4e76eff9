import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files that show or write a search lead, with the fields that each omits and why. */
const places: Record<string, Record<string, string>> = {
  'src/entities/lead/ui/lead-columns.tsx': {},
  'src/entities/lead/sort-leads.ts': { title: 'stands below the name, in one column' },
  'src/entities/lead/ui/lead-cards.tsx': {},
  'src/entities/campaign/ui/lead-panel.tsx': {},
  'src/features/lead-search/page-actions.tsx': {
    email: 'the export has the six columns of the specification',
  },
  'mocks/handlers/to-api.ts': {},
}

const mapping = readFileSync('src/entities/lead/lead-mapping.ts', 'utf8')
const [, schema = ''] = /const leadSchema = z\.object\(\{\n(.*?)\n\}\)/s.exec(mapping) ?? []
const fields = Array.from(schema.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => name).filter(
  (name) => !/^(key|apolloId|(?:is|has)[A-Z]\w*)$/.test(name),
)

/** The field name as spelt by the app or by the contract. */
const has = (text: string, field: string) => {
  const wireName = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return new RegExp(String.raw`\b(${field}|${wireName})\b|lead${field}\b`, 'i').test(text)
}

test('the fields are those of a lead', () => {
  expect(fields).toEqual(expect.arrayContaining(['name', 'company', 'companySize', 'email']))
})

test.each(Object.entries(places))('%s has every field of a lead', (path, exceptions) => {
  const text = readFileSync(path, 'utf8')
  const lacking = fields.filter((field) => !has(text, field))
  expect(lacking).toEqual(Object.keys(exceptions))
})
