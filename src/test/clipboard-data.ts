/** What a paste hands to the editor, where there is no browser to make it. */
export function clipboardData(types: Readonly<Record<string, string>>): DataTransfer {
  const data = { getData: (type: string) => types[type] ?? '', files: [] }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two that a paste reads
  return data as unknown as DataTransfer
}
