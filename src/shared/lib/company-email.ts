/**
 * Whether the part of an address after the last @ is exactly the domain, ignoring case and
 * surrounding white space.
 */
export function isCompanyEmail(address: string, domain: string): boolean {
  const trimmed = address.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  return at > 0 && trimmed.slice(at + 1) === domain
}
