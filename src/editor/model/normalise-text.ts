/** A tab has no width in HTML, so outside code it becomes spaces. */
const TAB = '    '
/** Line ends of other programs: Word's U+000B, and separators of pages, records and paragraphs. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const LINE_END = /\r\n?|[\u000B\u000C\u001C-\u001E\u0085\u2028\u2029]/g
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000E-\u001B\u001F\u007F\u200B\uFEFF]/g

/** Removes characters that HTML cannot contain, and normalises line ends. */
export const withoutControlCharacters = (text: string) =>
  text.replace(LINE_END, '\n').replace(CONTROL_CHARACTERS, '')

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
