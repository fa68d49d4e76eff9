import type { ContractCheck } from '../contract/contract-check'
import { trusted } from '../model/trusted'
import { apiError } from './guards'

/** @throws a 400 response (413 for too many items) if the body does not match openapi.yaml */
export type ReadBody = <Body>(request: TypedRequest<Body>) => Promise<Body>

type TypedRequest<Body> = Request & { json: () => Promise<Body> }

export function createReadBody(contract: () => ContractCheck): ReadBody {
  return async <Body>(request: TypedRequest<Body>) => {
    // Cloned, because a scenario may read the body before the default handler.
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
