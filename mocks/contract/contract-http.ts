import { createOpenApiHttp } from 'openapi-msw'
import type { components, paths } from '../../src/shared/api/contract.gen'

export type Schemas = components['schemas']

/**
 * MSW's `http`, typed by the contract: a wrong path, method, body or status does not compile.
 * `*` matches any origin and any folder the application is served from. What the contract does not
 * have on purpose (an HTML error page, a broken answer) goes through `http.untyped`, and its scenario
 * says `isBesideContract`.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' })
