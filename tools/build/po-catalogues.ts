import type { Plugin } from 'vite'
import { compilePo } from '../texts/po.ts'

/** Makes modules of the translators' files: their default export is the translations by the English text. */
export function poCatalogues(): Plugin {
  return {
    name: 'po-catalogues',
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
