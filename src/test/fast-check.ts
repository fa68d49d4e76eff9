import fc from 'fast-check'

/** A fixed seed, so that a failure can be reproduced. `FC_SEED=7` tries other cases. */
const seed = Number(import.meta.env['FC_SEED'] ?? 1)

fc.configureGlobal({ seed })

/** Number of cases for a slow property: `few` in `npm test`, more with `FC_RUNS=500`. */
export const runs = (few: number) => ({ numRuns: Number(import.meta.env['FC_RUNS'] ?? few) })

export { fc }
