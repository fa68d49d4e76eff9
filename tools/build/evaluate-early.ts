import type { Plugin } from 'vite'

/**
 * Runs the named chunks as soon as each has arrived, while the others are still loading: without it the
 * browser runs the whole graph of the entry in one long task after the last file.
 */
export function evaluateEarly(chunks: readonly string[]): Plugin {
  return {
    name: 'evaluate-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        return chunks.reduce((page, name) => {
          const preload = new RegExp(
            `<link rel="modulepreload" (crossorigin) href="([^"]*/${name}-[^"]*)">`,
          )
          if (!preload.test(page)) throw new Error(`index.html does not load a chunk "${name}"`)
          return page.replace(preload, '<script type="module" async $1 src="$2"></script>')
        }, html)
      },
    },
  }
}
