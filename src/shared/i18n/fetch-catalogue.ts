import type { Catalogue } from './active-language'

/** After which a text is shown in English rather than keeping a screen waiting. */
const TIMEOUT_MS = 20_000

/** Not imported: browsers remember that an import failed, so that it could not be repeated. */
export async function fetchCatalogue(url: string): Promise<Catalogue> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by tools/build/po-catalogues.ts
  return (await response.json()) as Catalogue
}
