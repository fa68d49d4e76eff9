import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { compilePo } from '../texts/po.ts'
import { filesIn } from '../texts/sources.ts'

const ID = 'virtual:catalogues'
const OF_LANGUAGE = 'virtual:texts/'
const LOCALES = 'src/locales'

const poFiles = (locale: string) =>
  filesIn(`${LOCALES}/${locale}`).filter((path) => path.endsWith('.po'))
const locales = () =>
  readdirSync(LOCALES).filter((locale) => !locale.includes('.') && poFiles(locale).length > 0)

/**
 * Compiles the translators' PO files to catalogues: one JSON file each in the build, otherwise one
 * module with all texts of a language.
 */
export function poCatalogues({ isSplit }: { isSplit: boolean }): Plugin {
  return {
    name: 'po-catalogues',
    resolveId: {
      filter: { id: /^virtual:(catalogues$|texts\/)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(catalogues$|texts\/)/ },
      handler(id) {
        if (id !== `\0${ID}`) return moduleOf(id.slice(OF_LANGUAGE.length + 1))
        if (!isSplit) return modules()
        const files = locales().map((locale) => {
          const urls = poFiles(locale).map((path) => {
            const catalogue = basename(path, '.po')
            const source = JSON.stringify(compilePo(readFileSync(path, 'utf8')))
            const file = this.emitFile({
              type: 'asset',
              name: `texts-${locale}-${catalogue}.json`,
              source,
            })
            return `${catalogue}: import.meta.ROLLUP_FILE_URL_${file}`
          })
          return `${locale}: (name) => ({ ${urls.join(', ')} })[name]`
        })
        return `export const catalogueFiles = { ${files.join(',\n')} }`
      },
    },
    transform: {
      filter: { id: /\.po$/ },
      handler: (content) => ({
        code: `export default ${JSON.stringify(compilePo(content))}`,
        map: { mappings: '' },
        moduleType: 'js',
      }),
    },
  }
}

const modules = () => {
  const files = locales().map(
    (locale) => `${locale}: async () => (await import('${OF_LANGUAGE}${locale}')).default`,
  )
  return `export const catalogueFiles = { ${files.join(',\n')} }`
}

const moduleOf = (locale: string) => {
  const paths = poFiles(locale)
  const imports = paths.map((path, index) => `import part${index} from '/${path}'`)
  const parts = paths.map((_, index) => `...part${index}`)
  return `${imports.join('\n')}\nexport default { ${parts.join(', ')} }`
}
