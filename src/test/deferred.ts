/** A promise that a test settles when it has seen what stands in the meantime. */
export function deferred<Value = void>() {
  let settle: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (value: Value) => settle(value) }
}
