import fc from 'fast-check'

/** The same cases in each run, so that a red run can be repeated. `FC_SEED=7` tries other ones. */
const seed = Number(import.meta.env['FC_SEED'] ?? 1)

fc.configureGlobal({ seed })

export { fc }
