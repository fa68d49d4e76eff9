export type SubjectLine = { subject: string; preheader: string }

const MARK = /^\s*(?:\d{1,2}[.):]|[-*•])\s+/
const SUBJECT = /^subject(?: line)?(?: \d+)?\s*:\s*/i
const PREHEADER = /(?:^|\s*[|–—(-]\s*)(?:pre-?header|preview(?: text)?)\s*:\s*/i

const trimmed = (text: string) =>
  text
    .replace(/\*\*|__/g, '')
    .trim()
    .replace(/^(["“'])(.*)["”']$/, '$2')
    .trim()

/** Parses the subject lines of an answer: numbered or bulleted, with or without a preheader. */
export function readSubjectLines(text: string): SubjectLine[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const hasMarks = lines.some((line) => MARK.test(line))
  const found: SubjectLine[] = []

  for (const line of lines) {
    const isItem = MARK.test(line)
    const content = line.replace(MARK, '').replaceAll('**', '').trim()
    const [before = '', behind] = content.split(PREHEADER)
    const subject = trimmed(before.replace(SUBJECT, ''))
    const last = found.at(-1)
    if (!subject && behind !== undefined && last) last.preheader = trimmed(behind)
    else if (subject && (isItem || !hasMarks || SUBJECT.test(content))) {
      found.push({ subject, preheader: trimmed((behind ?? '').replace(/\)$/, '')) })
    }
  }
  return found
}
