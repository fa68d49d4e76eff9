import { trusted } from '../model/trusted'

export type RecordedCall = {
  method: string
  /** Path starting at `/api/`, with query; independent of origin and folder. */
  path: string
  /** '' for none. */
  request: string
  /** 0 if there was no response. */
  status: number
  contentType: string
  retryAfter: string | undefined
  answer: string
}

/** In bytes. The app's own recordings are at most a quarter of this. */
const LARGEST_FILE = 20 * 1024 * 1024
const TOO_LARGE = 'The file is larger than 20 MB.'

type Part = Record<string, unknown>
const partOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null ? trusted<Part>(value) : {}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Rejects a large file before reading it.
 * @throws an error with a readable message
 */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new Error(TOO_LARGE)
  return file.text()
}

/**
 * Parses the `/api/` calls of a HAR 1.2 file, recorded by this app or by browser developer tools,
 * in the order in which they started. Ignores everything else.
 * @throws an error with a readable message if the file is invalid or too large
 */
export function readHar(text: string): RecordedCall[] {
  if (text.length > LARGEST_FILE) throw new Error(TOO_LARGE)
  let file: Part
  try {
    file = partOf(JSON.parse(text))
  } catch {
    throw new Error('The file is not a HAR file, or not a whole one.')
  }
  const { entries } = partOf(file.log)
  if (!Array.isArray(entries)) throw new Error('The file is not a HAR file: it has no calls.')
  const begun = (entry: unknown) => Date.parse(textOf(partOf(entry).startedDateTime)) || 0
  const calls = entries.toSorted((a, b) => begun(a) - begun(b)).flatMap(toCall)
  if (calls.length === 0) throw new Error('The file has no calls to /api/.')
  return calls
}

function toCall(entry: unknown): RecordedCall[] {
  const { request, response } = partOf(entry)
  const { method, url, postData } = partOf(request)
  const address = textOf(url)
  if (!URL.canParse(address)) return []
  const { pathname, search } = new URL(address)
  const start = pathname.indexOf('/api/')
  if (start < 0 || method === 'OPTIONS') return []
  const { status, headers, content } = partOf(response)
  const { text, encoding, mimeType } = partOf(content)
  const header = (name: string) =>
    listOf(headers)
      .map(partOf)
      .find((one) => textOf(one.name).toLowerCase() === name)?.value
  return [
    {
      method: textOf(method) || 'GET',
      path: pathname.slice(start) + search,
      request: textOf(partOf(postData).text),
      status: Number.isInteger(status) ? Number(status) : 0,
      contentType: textOf(header('content-type')) || textOf(mimeType) || 'application/json',
      retryAfter: textOf(header('retry-after')) || undefined,
      answer: encoding === 'base64' ? fromBase64(textOf(text)) : textOf(text),
    },
  ]
}

function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (one) => one.codePointAt(0) ?? 0))
  } catch {
    return text
  }
}
