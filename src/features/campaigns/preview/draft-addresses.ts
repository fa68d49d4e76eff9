export type DraftAddresses = {
  /** As every mail program reads them. */
  written: string[]
  /** As they were given; no header can carry them for every mail program. */
  leftOut: string[]
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)

/** What stands between commas, semicolons and line ends, for the header of a draft. */
export function draftAddresses(text: string): DraftAddresses {
  const given = text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const pairs = given.map((address) => ({ address, ascii: toAscii(address) }))
  return {
    written: pairs.flatMap(({ ascii }) => ascii ?? []),
    leftOut: pairs.flatMap(({ address, ascii }) => (ascii === undefined ? address : [])),
  }
}

/** The domain has another spelling in ASCII; what stands before the @ has none. */
function toAscii(address: string): string | undefined {
  if (isAscii(address)) return address
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = asciiDomain(address.slice(at + 1))
  return at > 0 && isAscii(local) && domain ? `${local}@${domain}` : undefined
}

function asciiDomain(domain: string): string | undefined {
  if (isAscii(domain)) return domain
  if (/[\s/:?#@\\]/.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
