/** @throws DOMException if the file can no longer be read */
export const toDataUrl = async (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new TypeError('no text')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read')))
    reader.readAsDataURL(file)
  })

export async function toBase64(file: Blob): Promise<string> {
  const url = await toDataUrl(file)
  return url.slice(url.indexOf(',') + 1)
}

/** @returns undefined if the text is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    // A callback for each byte would take seconds for a large file.
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch {
    return undefined
  }
}
