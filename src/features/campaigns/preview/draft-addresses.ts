import { addressesIn } from '@/shared/lib/values/addresses'

export type DraftAddresses = {
  /** Addresses in a form that every mail program reads. */
  written: string[]
  /** Addresses as they were typed that no mail header can carry reliably. */
  leftOut: string[]
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)

export function draftAddresses(text: string): DraftAddresses {
  const pairs = addressesIn(text).map((address) => ({ address, ascii: toAscii(address) }))
  return {
    written: pairs.flatMap(({ ascii }) => ascii ?? []),
    leftOut: pairs.flatMap(({ address, ascii }) => (ascii === undefined ? address : [])),
  }
}

/** A domain has an ASCII spelling; the part before the @ has none. */
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
