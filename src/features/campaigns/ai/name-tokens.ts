import type { AiLead } from '@/entities/lead/lead-mapping'
import { tokenText } from '../content/tokens'

const FIRST = tokenText('first_name')
const LAST = tokenText('last_name')
const GREETING = '(?:hi|hey|hello|dear|good (?:morning|afternoon))'
const TITLE = '(?:mr|mrs|ms|mx|dr|prof)'

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Whole words only, in any language. */
const word = (text: string) => `(?<![\\p{L}\\p{N}])${quoted(text)}(?![\\p{L}\\p{N}])`

type Rule = [pattern: RegExp, replacement: string]

/** A name that is also an ordinary word (Will, Best) is taken only where somebody is addressed. */
function rulesFor({ first_name, last_name, company, title }: AiLead): Rule[] {
  const rules: Rule[] = []
  if (company) rules.push([new RegExp(word(company), 'gu'), tokenText('company')])
  if (title) rules.push([new RegExp(word(title), 'gu'), tokenText('title')])
  if (first_name && last_name) {
    rules.push([new RegExp(word(`${first_name} ${last_name}`), 'gu'), `${FIRST} ${LAST}`])
  }
  if (first_name) {
    const name = word(first_name)
    rules.push(
      [new RegExp(`(?<=\\b${GREETING}\\s+)${name}`, 'giu'), FIRST],
      [new RegExp(`${name}(?=\\s*(?:[,!?:;]|$))`, 'gu'), FIRST],
    )
  }
  if (last_name) {
    rules.push([new RegExp(`(?<=\\b${TITLE}\\.?\\s+)${word(last_name)}`, 'giu'), LAST])
  }
  return rules
}

const parser = new DOMParser()

/** What was written for one person, made fit for everybody. */
export function namesToTokens(html: string, lead: AiLead): string {
  const { body } = parser.parseFromString(html, 'text/html')
  const rules = rulesFor(lead)
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = namesToTokensInText(node.nodeValue ?? '', rules)
  }
  return body.innerHTML
}

const namesToTokensInText = (text: string, rules: readonly Rule[]) =>
  rules.reduce((changed, [pattern, token]) => changed.replace(pattern, token), text)

export const namesToTokensInLine = (text: string, lead: AiLead) =>
  namesToTokensInText(text, rulesFor(lead))
