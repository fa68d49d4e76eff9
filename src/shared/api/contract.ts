import type { components, paths } from './contract.gen'

export type { paths }

/** The shapes on the wire, by their names in openapi.yaml: `Wire<'Lead'>`. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name]
