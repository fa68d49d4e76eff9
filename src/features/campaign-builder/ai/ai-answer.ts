import * as z from 'zod/mini'
import { optionalText } from '@/shared/api/answer'
import { htmlToSlate } from '@/editor/html/html-to-slate'
import { fromPastedText, toPlainText } from '@/editor/html/plain-text'
import { slateToHtml } from '@/editor/html/slate-to-html'
import type { AiLead, Contact } from '@/entities/lead/lead-mapping'
import type { AiSettings } from './ai-settings'

/** The call succeeded, but there is nothing to show. */
export class NoContentError extends Error {
  override name = 'NoContentError'
}

export type AiContent = {
  /** Sanitised as by the editor. */
  html: string
  text: string
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

const FENCED = /```[\w-]*[ \t]*\r?\n?([\s\S]*?)```/g
const STRAY_FENCE = /^[ \t]*```[\w-]*[ \t]*$/gm

/** Models often wrap their answer in a code fence, with a few words around it. */
function withoutFences(raw: string): string {
  const fenced = [...raw.matchAll(FENCED)]
  if (fenced.length === 1) return fenced[0]?.[1] ?? ''
  return raw.replace(STRAY_FENCE, '')
}

/** Matches known tags only: text may contain angle brackets, for example around an address. */
const TAG =
  /<(?:!doctype|html|head|body|script|style|p|div|span|br|hr|h[1-6]|[ou]l|li|b|strong|i|em|u|a|img|table|blockquote|pre)(?:\s[^>]*)?\/?>/i

/** Detects HTML or text by the content, not by the field it came in. */
function toBlocks(raw: string) {
  const content = withoutFences(raw)
  return TAG.test(content) ? htmlToSlate(content) : fromPastedText(content)
}

/** @throws NoContentError if the answer has no visible content */
export function readAiContent(body: unknown): AiContent {
  const { html, text } = z.parse(answerReader, body)
  const raw = html ?? text
  if (!raw) throw new NoContentError('The answer has neither html nor text')
  const blocks = toBlocks(raw)
  const content = { html: slateToHtml(blocks), text: toPlainText(blocks) }
  if (!content.text.trim() && !content.html.includes('<img')) {
    throw new NoContentError('Nothing of the answer is left')
  }
  return content
}
