export type Reading<Value> = Value | 'reading' | 'failed'

export const isRead = <Value>(reading: Reading<Value>): reading is Value =>
  reading !== 'reading' && reading !== 'failed'
