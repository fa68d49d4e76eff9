import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import prettier from 'prettier'
import { expect, it } from 'vitest'

it('the generated types match openapi.yaml (npm run contract updates them)', async () => {
  const generated = 'src/shared/api/contract.gen.ts'
  const tree = await openapiTS(new URL(`file://${process.cwd()}/openapi.yaml`), {
    alphabetize: true,
    enumValues: true,
  })
  const options = await prettier.resolveConfig(generated)
  const fresh = await prettier.format(astToString(tree), { ...options, parser: 'typescript' })
  const committed = await readFile(generated, 'utf8')

  expect(withoutBanner(committed)).toBe(withoutBanner(fresh))
})

/** The openapi-typescript CLI adds a banner, the library does not. */
function withoutBanner(source: string): string {
  return source.replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
}
