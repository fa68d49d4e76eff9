/** Computes a value once for each object, which must be immutable. */
export function byObject<Key extends object, Value>(compute: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
