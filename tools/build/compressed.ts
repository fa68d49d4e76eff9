import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes `file.gz` beside each text file of `assets/`, which `gzip_static` of nginx serves. */
export const compressed: Plugin = {
  name: 'compressed',
  writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets')
    for (const file of readdirSync(assets).filter((name) => /\.(js|css|json|svg)$/.test(name))) {
      const path = join(assets, file)
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
    }
  },
}
