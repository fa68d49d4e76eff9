const normalise = (address: string) => address.trim().toLowerCase()

/** Whether two e-mail addresses reach the same mailbox: without regard to case and outer blanks. */
export function isSameAddress(a: string, b: string): boolean {
  return normalise(a) === normalise(b)
}
