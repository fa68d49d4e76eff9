export const MAX_ATTACHMENTS = 5
/** In bytes; a file of exactly this size is accepted. */
const MAX_SIZE = 10 * 1024 * 1024

const imageTypes = ['png', 'jpg', 'jpeg', 'gif', 'webp']
export const acceptedTypes = ['pdf', 'docx', 'xlsx', 'csv', 'txt', ...imageTypes]

/** As a file input takes it. */
export const ACCEPT = acceptedTypes.map((type) => `.${type}`).join(',')

/** By the end of its name: what a browser calls the type of a file differs from place to place. */
const typeOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const isImage = (name: string) => imageTypes.includes(typeOf(name))

export type Admission = {
  admitted: File[]
  tooLarge: File[]
  /** Of a type that is not accepted. */
  refused: File[]
  /** Whether good files were left out because the step is full. */
  isFull: boolean
}

/** Each file by itself: one that is refused keeps no other out. */
export function admit(files: readonly File[], present: number): Admission {
  const refused = files.filter(({ name }) => !acceptedTypes.includes(typeOf(name)))
  const known = files.filter((file) => !refused.includes(file))
  const tooLarge = known.filter(({ size }) => size > MAX_SIZE)
  const good = known.filter((file) => !tooLarge.includes(file))
  const admitted = good.slice(0, Math.max(0, MAX_ATTACHMENTS - present))
  return { admitted, tooLarge, refused, isFull: admitted.length < good.length }
}
