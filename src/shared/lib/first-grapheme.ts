const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first visible character: a family emoji, or a letter with its combining marks, is one. */
export function firstGrapheme(text: string): string {
  for (const { segment } of segmenter.segment(text.trim())) return segment
  return '?'
}
