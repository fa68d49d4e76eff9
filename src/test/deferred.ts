/** A promise that the test resolves, to check the pending state first. */
export function deferred<Value = void>() {
  let resolvePromise: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    resolvePromise = resolve
  })
  return { promise, resolve: (value: Value) => resolvePromise(value) }
}
