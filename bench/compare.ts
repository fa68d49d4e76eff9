import { median } from './median'

/** Values of each figure, from several rounds. */
export type Samples = Record<string, number[]>

export type Row = Record<string, number>

/** Median and minimum of each figure, beside those of another build from the same run. */
export function compare(samples: Samples, base: Samples = {}): Record<string, Row> {
  const rowOf = ([figure, values]: [string, number[]]): [string, Row] => {
    const other = base[figure]
    const row: Row = { median: median(values), minimum: Math.min(...values) }
    if (other) {
      row['base median'] = median(other)
      row['base minimum'] = Math.min(...other)
      row.ratio = median(values) / median(other)
    }
    return [figure, row]
  }
  return Object.fromEntries(Object.entries(samples).map(rowOf))
}

export function addSample(samples: Samples, figure: string, value: number): void {
  ;(samples[figure] ??= []).push(value)
}
