import { createOpenApiHttp } from 'openapi-msw'
import type { components, paths } from '../../src/shared/api/contract.gen'

export type Schemas = components['schemas']

/**
 * MSW's `http`, typed by the contract: a wrong path, method, body or status does not compile. `*`
 * matches any origin and folder. Intentional violations, such as an HTML error page, use
 * `http.untyped` in a scenario with `breaksContract`.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' })
