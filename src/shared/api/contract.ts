import type { components, paths } from './contract.gen'

export type { paths }

/** A wire shape, by its schema name in openapi.yaml: `Wire<'Lead'>`. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name]
