import { isAscii } from './text-key'
import { INVISIBLE } from './visible-text'

/**
 * Comparison key: ignores case, surrounding white space and Unicode composition. Accents are kept:
 * they denote a different mailbox.
 */
export const addressKey = (address: string) =>
  (isAscii(address) ? address : address.normalize('NFKC')).trim().toLowerCase()

export function isSameAddress(a: string, b: string): boolean {
  return addressKey(a) === addressKey(b)
}

/**
 * Whether the part after the last @ is exactly the domain, ignoring case and surrounding white
 * space.
 */
export function isCompanyEmail(address: string, domain: string): boolean {
  const trimmed = address.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  return at > 0 && trimmed.slice(at + 1) === domain
}

/** Splits a text into addresses at commas, semicolons and line ends. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** A dot-separated part of an address. */
const PART = `[^\\s@.,;:<>()[\\]"\\\\${INVISIBLE}]`
/** A part of a host. */
const LABEL = `(?!-)${PART}+(?<!-)`
const EMAIL = new RegExp(`^${PART}+(?:\\.${PART}+)*@(?:${LABEL}\\.)+(?=${PART}{2})${LABEL}$`)
/** Maximum length of an address in SMTP, in characters. */
const MAX_EMAIL_LENGTH = 254

export const isEmail = (text: string) => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
