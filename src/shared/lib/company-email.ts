/**
 * Whether an address belongs to the company: its part after the last @ is the domain exactly,
 * without regard to case and surrounding blanks.
 */
export function isCompanyEmail(address: string, domain: string): boolean {
  const trimmed = address.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  return at > 0 && trimmed.slice(at + 1) === domain
}
