import type { components, paths } from './contract.gen'

export type { paths }

export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name]
