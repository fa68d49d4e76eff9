import { visibleText } from './visible-text'

/** The name itself if it is free, else with the next free number: "Spring push 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map(visibleText))
  if (!names.has(visibleText(name))) return name
  const [, stem = name, last = '1'] = /^(.*\S) (\d{1,2})$/.exec(visibleText(name)) ?? []
  let number = Number(last) + 1
  while (names.has(`${stem} ${number}`)) number += 1
  return `${stem} ${number}`
}
