import fc from 'fast-check'

/** The same cases in each run, so that a failure can be reproduced. `FC_SEED=7` tries others. */
const seed = Number(import.meta.env['FC_SEED'] ?? 1)

fc.configureGlobal({ seed })

export { fc }
