import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export async function fileAnswer(file: string, status = 200): Promise<Response> {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream'
  const body = new Uint8Array(await readFile(file))
  return new Response(body, { status, headers: { 'Content-Type': type } })
}

/**
 * Serves a built single-page app. Paths without an extension get index.html; a missing file gets
 * 404, so that index.html is never served as a script.
 */
export async function staticFile(folder: string, pathname: string): Promise<Response> {
  const path = normalize(join(folder, decodeURIComponent(pathname)))
  const isInside = path.startsWith(normalize(folder + sep))
  const file = isInside && extname(path) ? path : join(folder, 'index.html')
  try {
    return await fileAnswer(file)
  } catch {
    return new Response(`There is no ${pathname}`, { status: 404 })
  }
}
