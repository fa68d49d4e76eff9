let last = 0

/** The apolloId of a person whom no search knows: 'manual' and a strictly increasing timestamp. */
export function nextManualId(): string {
  last = Math.max(Date.now(), last + 1)
  return `manual${last}`
}
