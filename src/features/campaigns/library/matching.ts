import { compareTexts } from '@/shared/i18n/active-language'

/** Those whose name has all the words, by name; names that start with the text come first. */
export function matching<One extends { name: string }>(all: readonly One[], query: string): One[] {
  const typed = query.trim().toLocaleLowerCase()
  const words = typed.split(/\s+/)
  const startsSo = ({ name }: One) => Number(name.toLocaleLowerCase().startsWith(typed))
  return all
    .filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)))
    .toSorted((a, b) => startsSo(b) - startsSo(a) || compareTexts(a.name, b.name))
}
