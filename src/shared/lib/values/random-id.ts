/** Unlike `crypto.randomUUID`, works without a secure context. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('')
