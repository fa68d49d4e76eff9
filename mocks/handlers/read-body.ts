import type { ContractCheck } from '../contract/contract-check'
import { trusted } from '../model/trusted'
import { apiError } from './guards'

/** @throws the 400 answer (413 for too many items) when the body is not as openapi.yaml describes it */
export type ReadBody = <Body>(request: TypedRequest<Body>) => Promise<Body>

/** A request whose body openapi-msw has typed by the contract. */
type TypedRequest<Body> = Request & { json: () => Promise<Body> }

export function createReadBody(contract: () => ContractCheck): ReadBody {
  return async <Body>(request: TypedRequest<Body>) => {
    // A scenario may read the body before the ordinary handler does.
    const body = await request.clone().text()
    const { method, url, headers } = request
    const violation = contract()
      .request(method, new URL(url), { headers, body })
      .find(({ pointer }) => pointer.startsWith('/body') || pointer.startsWith('/headers'))
    if (!violation) return trusted<Body>(JSON.parse(body))
    const field = violation.pointer.split('/').slice(2).join('.') || 'The body'
    throw apiError(violation.keyword === 'maxItems' ? 413 : 400, `${field} ${violation.message}`)
  }
}
