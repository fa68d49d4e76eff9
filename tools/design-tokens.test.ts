import { expect, test } from 'vitest'
import { recipes, slotRecipes } from '../src/shared/ui/theme/theme-recipes'

/**
 * Sources of the screens. Excludes the theme and the components of `shared/ui`, which define the
 * tokens.
 */
const sources = import.meta.glob<string>(
  [
    '../src/{app,features,entities}/**/*.{ts,tsx}',
    '!../src/**/*.test.*',
    '!../src/**/*.gen.ts',
    // Mails have their own styles, independent of the theme.
    '!../src/entities/campaign/mail/**',
    '!../src/entities/campaign/mail/fill-tokens.ts',
    '!../src/features/campaign-builder/preview/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

const rules = {
  colour: /(?<=['"` (:])#[0-9a-f]{3,8}\b(?!\w)|\b(?:rgba?|hsla?|oklch)\(/gi,
  'font size': /\bfontSize(?:=|: )\{?['"`]?\d[\w.]*/g,
  radius: /\b(?:\w*[rR]adius|rounded\w*)(?:=|: )\{?['"`]?(?!0\b)\d[\w.]*/g,
}

const found = (rule: RegExp) =>
  Object.entries(sources).flatMap(([path, source]) =>
    Array.from(source.matchAll(rule), ([text]) => `${path.replace('../', '')}: ${text}`),
  )

test.each(Object.entries(rules))('a screen sets no %s that is not a token', (_, rule) => {
  expect(found(rule)).toEqual([])
})

test.each([
  ['colour', `bg="#ffffff"`],
  ['colour', `'1px solid rgb(0 0 0)'`],
  ['font size', `fontSize: 12,`],
  ['font size', `fontSize="13px"`],
  ['radius', `borderRadius: 8,`],
  ['radius', `rounded="6px"`],
] as const)('the rule for a %s finds %s', (name, text) =>
  expect(text.search(rules[name])).not.toBe(-1),
)

test.each([
  ['colour', `href="#content"`],
  ['font size', `fontSize="xs"`],
  ['radius', `borderRadius: '0'`],
  ['radius', `borderRadius="l2"`],
] as const)('the rule for a %s allows %s', (name, text) =>
  expect(text.search(rules[name])).toBe(-1),
)

const components = Object.values(
  import.meta.glob<string>(['../src/**/*.tsx', '!../src/**/*.test.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')

test.each(Object.keys({ ...recipes, ...slotRecipes }))('a component uses the recipe %s', (name) => {
  const tag = `<${name.charAt(0).toUpperCase()}${name.slice(1)}`
  expect(components).toMatch(new RegExp(`${tag}\\b|key: '${name}'`))
})
