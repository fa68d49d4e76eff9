/** A tab has no width in HTML, so outside code it becomes spaces. */
const TAB = '    '
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\uFEFF]/g

/** Removes characters that HTML cannot contain, and normalises line ends. */
export const withoutControlCharacters = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(CONTROL_CHARACTERS, '')

/**
 * Replaces no-break spaces that only preserve white space (next to another space or at the edge of
 * a line) with spaces. A single one between words stays. The length never changes, so offsets stay
 * valid.
 */
export const normaliseSpaces = (text: string) =>
  text.replace(/(^|[ \n\u00A0])\u00A0+|\u00A0+(?=$|[ \n])/g, (run) => run.replaceAll('\u00A0', ' '))

export const tabsToSpaces = (text: string) => text.replaceAll('\t', TAB)

/**
 * Whether HTML would collapse the space at an index of normalised text; it must then be written as
 * a no-break space.
 */
export const isSwallowed = (text: string, index: number) => {
  const previous = text[index - 1] ?? '\n'
  const next = text[index + 1] ?? '\n'
  return previous === ' ' || previous === '\n' || next === '\n'
}
