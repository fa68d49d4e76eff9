import type { CsvAnswer, CsvCall } from './csv-parser'
import { createCsvSession } from './csv-session'

const session = createCsvSession()

async function answer(call: CsvCall): Promise<unknown> {
  if (call.name === 'takeSlice') {
    return session.takeSlice(call.offset, call.limit, call.ids)
  }
  if (call.name === 'findings') return session.findings(call.known)
  if (call.name === 'skippedRows') return session.skippedRows()
  return session.read(call.file, call.options, (progress) => reply({ id: call.id, progress }))
}

function reply(message: CsvAnswer) {
  globalThis.postMessage(message)
}

globalThis.addEventListener('message', ({ data: call }: MessageEvent<CsvCall>) => {
  answer(call).then(
    (result) => reply({ id: call.id, result }),
    (error: unknown) => reply({ id: call.id, failure: String(error) }),
  )
})
