import { translate } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { withoutInvisible } from '@/shared/lib/values/visible-text'

const ADDRESS = /^[^\s@,;:<>{}"()]+@[^\s@,;:<>{}"()]+\.[^\s@,;:<>{}"()]+$/
/** A name with its address, such as `Doe, Jane <jane@example.com>`; else a text up to a separator. */
const ENTRY = /(?:"[^"]*"|[^"@;<>\r\n])*<[^<>\r\n]*>|[^,;\r\n\t]+/g

type Entry = { text: string; isAddress: boolean }

function readEntries(text: string): Entry[] {
  return [...withoutInvisible(text).matchAll(ENTRY)].flatMap(([entry]): Entry[] => {
    const written = entry.replace(/^[\s,]+/, '').trim()
    const words = (/<([^<>]*)>$/.exec(written)?.[1] ?? written).split(/\s+/).filter(Boolean)
    const found = words
      .map((word) => word.replace(/^mailto:/i, ''))
      .map((word) => ({ text: word, isAddress: ADDRESS.test(word) }))
    const last = found.findLastIndex(({ isAddress }) => isAddress)
    // Words before an address are a name.
    const rest = last < 0 ? written : words.slice(last + 1).join(' ')
    const addresses = found.filter(({ isAddress }) => isAddress)
    return rest ? addresses.concat({ text: rest, isAddress: false }) : addresses
  })
}

const joined = (entries: readonly Entry[]) => entries.map(({ text }) => text).join(', ')

/** The field as the contract wants it: separators become commas, and names are left out. */
export const repairCopies = (text: string): string => joined(readEntries(text))

/** What is saved of the field. */
export const savedCopies = (text: string): string =>
  joined(readEntries(text).filter(({ isAddress }) => isAddress))

/** The entries that are not saved. */
export const wrongCopies = (text: string): string[] =>
  readEntries(text).flatMap(({ isAddress, text }) => (isAddress ? [] : text))

/** Advice on the copy addresses, if any. Not blocking. */
export function adviceOnCopies(cc: string, sender: string): string | undefined {
  const wrong = wrongCopies(cc).map((name) => translate('“{name}”', { name }))
  if (wrong.length > 0)
    return translate('Not an e-mail address, and not saved: {names}', { names: wrong.join(', ') })
  const own = readEntries(cc).find((entry) => isSameAddress(entry.text, sender))?.text
  return own === undefined
    ? undefined
    : translate('{own} is the sender of this step as well.', { own })
}
