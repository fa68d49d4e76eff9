/** A tab has no width in HTML: this is what stands for it outside code. */
const TAB = '    '
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\uFEFF]/g

/** Without the signs that HTML cannot carry, with one kind of line end. */
export const withoutUnwanted = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(UNWANTED, '')

/**
 * A no-break space that only keeps space is a space: next to another, or at the edge of a line.
 * One between two words stays. The length never changes, so that offsets stay true.
 */
export const settleSpaces = (text: string) =>
  text.replace(/(^|[ \n\u00A0])\u00A0+|\u00A0+(?=$|[ \n])/g, (run) => run.replaceAll('\u00A0', ' '))

export const tabsToSpaces = (text: string) => text.replaceAll('\t', TAB)

/** Which of the spaces of a settled text HTML would swallow: those are written as no-break ones. */
export const isSwallowed = (text: string, index: number) => {
  const previous = text[index - 1] ?? '\n'
  const next = text[index + 1] ?? '\n'
  return previous === ' ' || previous === '\n' || next === '\n'
}
