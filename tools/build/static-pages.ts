import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * For static hosts: writes index.html into a folder per route, so that reloads and deep links work,
 * and 404.html, which many hosts serve for any other path. Requires base "./", whose URLs are
 * relative to the page.
 */
export function staticPages(routesFolder: string): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite, which emits index.html in the same hook.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('There is no index.html')
        const html = String(page.source)
        this.emitFile({ type: 'asset', fileName: '404.html', source: html })
        // Inlined, because the router removes the trailing slash, which would break a relative URL.
        const icon = encodeURIComponent(await readFile('public/favicon.svg', 'utf8'))
        const source = html
          .replace('href="./favicon.svg"', `href="data:image/svg+xml,${icon}"`)
          .replaceAll('="./', '="../')
        for (const file of await readdir(routesFolder)) {
          const [, name] = /^([a-z-]+)\.tsx$/.exec(file) ?? []
          if (!name || name === 'index') continue
          this.emitFile({ type: 'asset', fileName: `${name}/index.html`, source })
        }
      },
    },
  }
}
