import * as z from 'zod/mini'
import { optionalText } from '@/shared/api/answer'
import { htmlToSlate } from '@/editor/html/html-to-slate'
import type { Block } from '@/editor/model/document'
import { fromPastedText, toPlainText } from '@/editor/html/plain-text'
import { slateToHtml } from '@/editor/html/slate-to-html'
import { fromElsewhere, textFromElsewhere } from '@/entities/campaign/mail/foreign-html'
import type { AiLead, Contact } from '@/entities/lead/lead-mapping'
import type { AiSettings } from './ai-settings'
import { inlineMarkdown, markdownToHtml } from './markdown'

/** The call succeeded, but there is nothing to show. */
export class NoContentError extends Error {
  override name = 'NoContentError'
}

type AiContent = {
  /** Sanitised as by the editor. */
  html: string
  text: string
  /** From a first line such as "Subject: A question", which is not part of the text. */
  subject?: string
}

export type AiAnswer = AiContent & {
  id: string
  settings: AiSettings
  lead: AiLead
  /** Undefined if written for the sample contact. */
  contact: Contact | undefined
}

const answerReader = z.catch(z.object({ html: optionalText, text: optionalText }), {
  html: undefined,
  text: undefined,
})

const FENCE = /(```[\w-]*[ \t]*\r?\n?[\s\S]*?```)/
const FENCE_MARK = /```(?:[\w-]*[ \t]*(?:\r?\n|$))?/g

/** Models often put their answer, or parts of it, into a code fence. */
const partsOf = (raw: string) => raw.split(FENCE).filter((part) => part.trim() !== '')

/** Whether the content has elements of HTML. `Hi <you>` and `<ann@acme.example>` are words. */
function hasElements(content: string): boolean {
  const { body, head } = new DOMParser().parseFromString(content, 'text/html')
  const found = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]
  return found.some(
    (element) => !(element instanceof HTMLUnknownElement) && !element.localName.includes('-'),
  )
}

/** A whole document or paragraph in the field for text, despite its name. */
const MARKUP = /^\s*<(?:!doctype|html|body|div|p)\b[\s\S]*>\s*$/i

const decoded = (content: string) =>
  content.replace(
    /&(?:#\d+|#x[\da-f]+|\w+);/gi,
    (entity) => new DOMParser().parseFromString(entity, 'text/html').body.textContent,
  )

/** Without an empty line below it, a subject would be a line of the first paragraph. */
const SUBJECT_ABOVE = /^(\s*(?:\*\*)?subject(?: line)?\s*:[^\n]*)\n(?=[^\n])/i

function toBlocks(field: 'html' | 'text', raw: string): Block[] {
  const content = raw.replace(FENCE_MARK, '')
  const isHtml = field === 'html' || /```html/i.test(raw) || MARKUP.test(content)
  if (isHtml && hasElements(content)) return htmlToSlate(inlineMarkdown(fromElsewhere(content)))
  const words = textFromElsewhere(field === 'html' ? decoded(content) : content)
  const text = words.replace(SUBJECT_ABOVE, '$1\n\n')
  const html = markdownToHtml(text)
  return html === undefined ? fromPastedText(text) : htmlToSlate(html)
}

const SUBJECT = /^\s*(?:\*\*)?subject(?: line)?\s*:(?:\*\*)?[ \t]*(\S[^\n]*?)(?:\*\*)?[ \t]*$/i

/** Splits off a subject in the first line, or in a first paragraph of one line. */
function splitSubject(blocks: Block[]): { subject?: string; blocks: Block[] } {
  const [first, ...others] = blocks
  if (!first || others.length === 0) return { blocks }
  const [, subject] = SUBJECT.exec(toPlainText([first]).trimEnd()) ?? []
  if (subject === undefined) return { blocks }
  const from = others.findIndex((block) => toPlainText([block]).trim() !== '')
  return from < 0 ? { blocks } : { subject, blocks: others.slice(from) }
}

/**
 * @param isOfSubjects for an answer that consists of subject lines
 * @throws NoContentError if the answer has no visible content
 */
export function readAiContent(body: unknown, isOfSubjects = false): AiContent {
  const { html, text } = z.parse(answerReader, body)
  if (!html && !text) throw new NoContentError('The answer has neither html nor text')
  const field = html ? 'html' : 'text'
  const all = partsOf(html || (text ?? '')).flatMap((part) => toBlocks(field, part))
  const { subject, blocks } = isOfSubjects ? { subject: undefined, blocks: all } : splitSubject(all)
  const content = { html: slateToHtml(blocks), text: toPlainText(blocks) }
  if (!content.text.trim() && !content.html.includes('<img')) {
    throw new NoContentError('Nothing of the answer is left')
  }
  return subject === undefined ? content : { ...content, subject }
}
