import fc from 'fast-check'

/** The same cases in each run, so that a failure can be reproduced. `FC_SEED=7` tries others. */
const seed = Number(import.meta.env['FC_SEED'] ?? 1)

fc.configureGlobal({ seed })

/** For slow properties: few cases in `npm test`, and `FC_RUNS=500` by hand. */
export const runs = (few: number) => ({ numRuns: Number(import.meta.env['FC_RUNS'] ?? few) })

export { fc }
