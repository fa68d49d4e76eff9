/**
 * Makes one folder of the demo, Storybook, the contract and the documents, for any static host. Addresses are
 * relative, so it may lie in any folder of the host.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeContractPage } from './contract-page'
import { renderDocuments } from './documents'
import { documentPage, startPage } from './page'

const site = 'dist-site'
const docs = join(site, 'docs')

rmSync(site, { recursive: true, force: true })
mkdirSync(docs, { recursive: true })

cpSync('dist-mock', join(site, 'demo'), { recursive: true })
cpSync('dist-storybook', join(site, 'storybook'), { recursive: true })
cpSync('public/favicon.svg', join(site, 'favicon.svg'))
cpSync('tools/site/site.css', join(site, 'site.css'))
writeContractPage(join(site, 'contract'))

const inDocs = readdirSync('docs').filter((name) => name.endsWith('.md'))
const paths = ['README.md', ...inDocs.toSorted().map((name) => `docs/${name}`)]
const documents = renderDocuments(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))
for (const document of documents) {
  writeFileSync(join(docs, document.page), documentPage(document, documents))
  for (const picture of document.pictures) cpSync(picture, join(docs, basename(picture)))
}
writeFileSync(join(site, 'index.html'), startPage(documents))
console.log(`The site is in ${site}/`)
