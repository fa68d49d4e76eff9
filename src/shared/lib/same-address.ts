const normalise = (address: string) => address.trim().toLowerCase()

/** Compares two e-mail addresses, ignoring case and surrounding white space. */
export function isSameAddress(a: string, b: string): boolean {
  return normalise(a) === normalise(b)
}
