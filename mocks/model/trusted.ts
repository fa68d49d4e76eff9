// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export function trusted<Type>(value: unknown): Type {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only such assertion
  return value as Type
}
