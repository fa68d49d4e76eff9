import { ChakraProvider } from '@chakra-ui/react'
import Quill from 'quill'
import 'quill/dist/quill.snow.css'
import { createRoot } from 'react-dom/client'
import { StepBodyEditor } from '../../src/editor/view/step-body-editor'
import { system } from '../../src/shared/ui/theme/theme'

export type EditorName = 'ours' | 'quill'
/** A number of paragraphs; or 49 kB of text with 700 tokens, in 50 paragraphs or in one. */
export type BenchBody = number | 'tokens' | 'one paragraph'

declare global {
  interface Window {
    /** Mounts an editor with this body. @returns milliseconds until it is painted */
    mountEditor: (name: EditorName, body: BenchBody) => Promise<number>
    unmountEditor: () => void
  }
}

const sentence =
  'We help teams like yours to answer faster, with less work and without another tool to learn. '

/** Paragraphs with some bold words, links and headings, as in an e-mail. */
function makeBody(paragraphs: number): string {
  const parts = Array.from({ length: paragraphs }, (_, index) => {
    if (index % 25 === 0) return `<h2>Part ${index}</h2>`
    if (index % 5 === 0)
      return `<p>${sentence}<a href="https://example.com/${index}">Read more</a></p>`
    return `<p>${sentence}<strong>Number ${index}</strong> ${sentence}</p>`
  })
  return parts.join('')
}

const tokens = Array.from({ length: 50 }, (_, index) => {
  const line = `Line ${index} for {{first_name}}, which a person reads in one go, or not. `
  return line.repeat(14)
})

function bodyHtml(body: BenchBody) {
  if (body === 'tokens') return tokens.map((text) => `<p>${text}</p>`).join('')
  return body === 'one paragraph' ? `<p>${tokens.join('')}</p>` : makeBody(body)
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(), { once: true })
      channel.port1.start()
      channel.port2.postMessage(undefined)
    })
  })

let cleanUp = () => {}

function mountOurs(html: string, host: HTMLElement) {
  const root = createRoot(host)
  root.render(
    <ChakraProvider value={system}>
      <StepBodyEditor label="Body" value={html} onChange={() => {}} />
    </ChakraProvider>,
  )
  cleanUp = () => root.unmount()
}

/** Quill with a comparable toolbar, in a box of the same height. */
function mountQuill(html: string, host: HTMLElement) {
  const box = document.createElement('div')
  box.style.height = '60dvh'
  host.append(box)
  const quill = new Quill(box, {
    theme: 'snow',
    modules: {
      toolbar: [
        [
          { header: 1 },
          { header: 2 },
          'bold',
          'italic',
          'underline',
          { color: [] },
          { background: [] },
        ],
        [{ list: 'ordered' }, { list: 'bullet' }, { align: [] }, 'blockquote', 'code-block'],
        ['link', 'image', 'clean'],
      ],
    },
  })
  quill.clipboard.dangerouslyPasteHTML(html)
}

window.mountEditor = async (name, body) => {
  const html = bodyHtml(body)
  const host = document.createElement('div')
  document.querySelector('#root')?.append(host)
  const start = performance.now()
  if (name === 'ours') mountOurs(html, host)
  else mountQuill(html, host)
  while (!host.querySelector('[contenteditable=true]')) await painted()
  await painted()
  return performance.now() - start
}

window.unmountEditor = () => {
  cleanUp()
  cleanUp = () => {}
  document.querySelector('#root')?.replaceChildren()
}
