/** The data of a paste or copy event; jsdom has no DataTransfer. */
export function clipboardData(initial: Readonly<Record<string, string>> = {}): DataTransfer {
  const types = new Map(Object.entries(initial))
  const data = {
    getData: (type: string) => types.get(type) ?? '',
    setData: (type: string, text: string) => void types.set(type, text),
    files: [],
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members are used
  return data as unknown as DataTransfer
}
