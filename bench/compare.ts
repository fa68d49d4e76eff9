import { median } from './median'

/** Values of each figure, from several rounds. */
export type Samples = Record<string, number[]>

export type Row = Record<string, number>

/** Median and minimum of each figure, beside the medians of other builds from the same run. */
export function compare(
  samples: Samples,
  others: Record<string, Samples> = {},
): Record<string, Row> {
  const rowOf = ([figure, values]: [string, number[]]): [string, Row] => {
    const row: Row = { median: median(values), minimum: Math.min(...values) }
    for (const [name, { [figure]: other }] of Object.entries(others)) {
      if (!other) continue
      row[name] = median(other)
      row[`of ${name}`] = median(values) / median(other)
    }
    return [figure, row]
  }
  return Object.fromEntries(Object.entries(samples).map(rowOf))
}

export function addSample(samples: Samples, figure: string, value: number): void {
  ;(samples[figure] ??= []).push(value)
}
