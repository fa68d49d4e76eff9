import { createCsvSession } from './csv-session'
import type { CsvAnswer, CsvCall } from './csv-parser'

const session = createCsvSession()

async function answer(call: CsvCall): Promise<unknown> {
  switch (call.name) {
    case 'read':
      return session.read(call.file, call.options, (progress) => reply({ id: call.id, progress }))
    case 'takeSlice':
      return session.takeSlice(call.offset, call.limit)
    case 'skippedRows':
      return session.skippedRows()
  }
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
