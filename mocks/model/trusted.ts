/**
 * Says what a value is that the compiler cannot see into: rows that went through the data library,
 * through JSON or through the browser's store. They were typed when they were put in.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export function trusted<Type>(value: unknown): Type {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that does it
  return value as Type
}
