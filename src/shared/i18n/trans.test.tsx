import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, it } from 'vitest'
import { activeLanguage, ENGLISH } from './active-language'
import { pseudoLanguage, toPseudo } from '@mocks/panel/pseudo'
import { Trans } from './trans'
import { useTranslation } from './translate'

afterEach(() => act(() => activeLanguage.set(ENGLISH)))

const Sentence = memo(function Sentence({ name }: { name: string }) {
  const t = useTranslation()
  return (
    <p title={t('Delete {name}', { name })}>
      <Trans message="Ask <b>{name}</b> first" values={{ name, b: <strong /> }} />
    </p>
  )
})

it('shows the new language at once, in the same elements', () => {
  render(<Sentence name="Ann" />)
  const paragraph = screen.getByTitle('Delete Ann')
  const strong = screen.getByText('Ann')
  expect(paragraph).toHaveTextContent('Ask Ann first')

  const catalogue = {
    'Delete {name}': '{name} löschen',
    'Ask <b>{name}</b> first': 'Zuerst <b>{name}</b> fragen',
  }
  act(() => activeLanguage.set({ ...ENGLISH, locale: 'de', catalogue }))
  expect(paragraph).toHaveTextContent('Zuerst Ann fragen')
  expect(paragraph).toHaveAttribute('title', 'Ann löschen')
  expect(screen.getByText('Ann')).toBe(strong)
})

it('marks what is translated in the pseudo-language, and leaves the values alone', () => {
  act(() => activeLanguage.set({ ...ENGLISH, ...pseudoLanguage }))
  render(<Sentence name="Ann" />)
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^\[Ášk Ann fíŕšţ~+\]$/)
})

it.each([
  ['Log In', '[Ļöğ Íñ~~]'],
  [
    '{n, plural, one {# lead} other {# leads}}',
    /^\[\{n, plural, one \{# ļéáđ\} other \{# ļéáđš\}\}~+\]$/,
  ],
])('%s in the pseudo-language', (message, shown) => {
  expect(toPseudo(message)).toMatch(shown)
})
