import type { Document } from './documents'

/** Pages are in the site's root ('') or in a folder of it ('../'). */
type Place = '' | '../'

const shell = (place: Place, title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" type="image/svg+xml" href="${place}favicon.svg">
    <link rel="stylesheet" href="${place}site.css">
  </head>
  <body>
${body}
  </body>
</html>
`

const parts = (place: Place) =>
  [
    ['Demo', 'demo/'],
    ['Storybook', 'storybook/'],
    ['API contract', 'contract/'],
  ]
    .map(([name, folder]) => `<a href="${place}${folder}">${name}</a>`)
    .join('\n')

const nameOf = ({ page, title }: Document) => (page === 'index.html' ? 'Overview' : title)

export function documentPage(document: Document, all: readonly Document[]): string {
  const links = all.map((one) => {
    const current = one === document ? ' aria-current="page"' : ''
    return `<a href="${one.page}"${current}>${nameOf(one)}</a>`
  })
  return shell(
    '../',
    `${nameOf(document)} – AI SDR`,
    `    <div class="columns">
<nav aria-label="Site">
<a href="../">Start page</a>
${parts('../')}
<hr>
${links.join('\n')}
</nav>
<main>
${document.html}</main>
    </div>`,
  )
}

const part = (name: string, address: string, text: string) =>
  `<section>
<h2><a href="${address}">${name}</a></h2>
${text}
</section>`

export function startPage(documents: readonly Document[]): string {
  const list = documents
    .filter(({ page }) => page !== 'index.html')
    .map(
      ({ page, title, intro }) => `<dt><a href="docs/${page}">${title}</a></dt><dd>${intro}</dd>`,
    )
  return shell(
    '',
    'AI SDR',
    `    <main class="start">
<h1>AI SDR</h1>
<p>A web application for one company's sales team: find prospects, save them in lists, write e-mail campaigns, and
see what was opened and answered. This site has what is needed to try it, to change it, and to write its server.</p>
<div class="parts">
${part(
  'Demo',
  'demo/',
  `<p>The whole application. A mock backend in your browser answers its calls, so nothing is sent and nothing costs
credits. Sign in as <code>admin@example.com</code> or <code>user@example.com</code> with the password
<code>password</code>.</p>
<p><strong>For everybody who wants to see the product.</strong></p>`,
)}
${part(
  'Storybook',
  'storybook/',
  `<p>Every component, screen and state, in light and dark.
<a href="storybook/?path=/story/every-message--every-message">Every message</a> lists all messages with the steps that
lead to them in the demo.</p>
<p><strong>For designers, product managers, testers and developers.</strong></p>`,
)}
${part(
  'API contract',
  'contract/',
  `<p>Every call that the application makes: examples, errors and limits, and how open questions were answered. As a
file: <a href="contract/openapi.yaml" download>openapi.yaml</a>.</p>
<p><strong>For engineers who write the server.</strong></p>`,
)}
${part(
  'Documents',
  'docs/',
  `<p>How to start, test, change and deploy the application.</p>
<p><strong>For developers and for people who run it.</strong></p>`,
)}
</div>
<h2>All documents</h2>
<dl>
${list.join('\n')}
</dl>
    </main>`,
  )
}
