import type { Catalogue } from './active-language'

/** After this, fall back to English instead of blocking the screen. */
const TIMEOUT_MS = 20_000

/** Not a dynamic import: browsers cache a failed import, so it could not be retried. */
export async function fetchCatalogue(url: string): Promise<Catalogue> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by tools/build/po-catalogues.ts
  return (await response.json()) as Catalogue
}
