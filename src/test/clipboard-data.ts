/** The data of a paste, for tests without a browser. */
export function clipboardData(types: Readonly<Record<string, string>>): DataTransfer {
  const data = { getData: (type: string) => types[type] ?? '', files: [] }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the members that a paste reads
  return data as unknown as DataTransfer
}
