export type IntegerRange = {
  min: number
  max: number
  fallback: number
}

/** `''` and `'abc'` give the fallback, `'12.7'` gives 12, `'1e3'` gives 1000. */
export function clampInteger(input: string | number, { min, max, fallback }: IntegerRange): number {
  const value = typeof input === 'number' ? input : input.trim() === '' ? NaN : Number(input)
  if (Number.isNaN(value)) return fallback
  return Math.min(max, Math.max(min, Math.trunc(value)))
}
