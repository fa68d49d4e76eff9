import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the Content-Security-Policy allows the script of index.html, and no other', () => {
  const scripts = readFileSync('index.html', 'utf8').matchAll(/<script>(.*?)<\/script>/gs)
  const hashes = [...scripts].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  )
  const policy = readFileSync('e2e/deploy/nginx.conf', 'utf8')
  const allowed = [...policy.matchAll(/'sha256-([^']*)'/g)].map(([, hash]) => hash)
  expect(allowed).toEqual(hashes)
})
