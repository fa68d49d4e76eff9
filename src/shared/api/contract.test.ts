import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { format } from 'oxfmt'
import { expect, it } from 'vitest'

it('the generated types match openapi.yaml (npm run contract updates them)', async () => {
  const generated = 'src/shared/api/contract.gen.ts'
  const tree = await openapiTS(new URL(`file://${process.cwd()}/openapi.yaml`), {
    alphabetize: true,
    enumValues: true,
  })
  const { ignorePatterns: _, ...options } = JSON.parse(await readFile('.oxfmtrc.json', 'utf8'))
  const { code: fresh } = await format(generated, astToString(tree), options)
  const committed = await readFile(generated, 'utf8')

  expect(withoutBanner(committed)).toBe(withoutBanner(fresh))
})

/** The openapi-typescript CLI adds a banner, the library does not. */
function withoutBanner(source: string): string {
  return source.replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
}
