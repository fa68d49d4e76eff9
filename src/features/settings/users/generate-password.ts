/** Without characters that look alike (l, o, 0, 1). With 32 characters every byte maps evenly. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** 80 random bits in groups that can be read aloud, for example 'k7wq-3fzd-h2xp-9mra'. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))
  const characters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-')
}
