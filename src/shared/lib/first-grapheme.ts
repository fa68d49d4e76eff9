const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first character as a reader sees it: a family emoji or a letter with its marks is one. */
export function firstGrapheme(text: string): string {
  for (const { segment } of segmenter.segment(text.trim())) return segment
  return '?'
}
