/** Unlike `crypto.randomUUID`, browsers have what this needs on plain HTTP too. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('')
