/**
 * Builds one folder with the demo, Storybook, the contract and the documents, for any static host.
 * URLs are relative, so the folder may be anywhere on the host.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeContractPage } from './contract-page'

const site = 'dist-site'

rmSync(site, { recursive: true, force: true })
mkdirSync(site, { recursive: true })
cpSync('dist-mock', join(site, 'demo'), { recursive: true })
cpSync('dist-storybook', join(site, 'storybook'), { recursive: true })
cpSync('docs', join(site, 'docs'), { recursive: true })
cpSync('public/favicon.svg', join(site, 'favicon.svg'))
writeContractPage(join(site, 'contract'))

const titleOf = (file: string) => /^# (.+)$/m.exec(readFileSync(join('docs', file), 'utf8'))?.[1]
const documents = readdirSync('docs')
  .filter((file) => file.endsWith('.md'))
  .map((file) => `<li><a href="docs/${file}">${titleOf(file) ?? file}</a></li>`)

writeFileSync(
  join(site, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>AI SDR</title>
    <link rel="icon" type="image/svg+xml" href="favicon.svg">
    <style>body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }</style>
  </head>
  <body>
    <h1>AI SDR</h1>
    <p>A web application for one company's sales team: find prospects, save them in lists, write e-mail campaigns, and
    see what was opened and answered.</p>
    <h2><a href="demo/">Demo</a></h2>
    <p>The whole application. A mock backend in your browser answers its calls, so nothing is sent and nothing costs
    credits. Sign in as <code>admin@example.com</code> or <code>user@example.com</code> with the password
    <code>password</code>.</p>
    <h2><a href="storybook/">Storybook</a></h2>
    <p>Every component, screen and state, in light and dark.
    <a href="storybook/?path=/story/find-a-state--every-state">Find a state</a> lists all states and messages, with
    links to the same screen in the demo.</p>
    <h2><a href="contract/">API contract</a></h2>
    <p>Every call that the application makes: examples, errors and limits. As a file:
    <a href="contract/openapi.yaml" download>openapi.yaml</a>.</p>
    <h2>Documents</h2>
    <ul>
${documents.join('\n')}
    </ul>
  </body>
</html>
`,
)
console.log(`The site is in ${site}/`)
