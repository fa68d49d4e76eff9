import { visibleText } from '@/shared/lib/values/visible-text'

/** The name with the next number that no campaign has: "Spring push 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map(visibleText))
  const [, stem = name, last = '1'] = /^(.*\S) (\d{1,2})$/.exec(visibleText(name)) ?? []
  let number = Number(last) + 1
  while (names.has(`${stem} ${number}`)) number += 1
  return `${stem} ${number}`
}
