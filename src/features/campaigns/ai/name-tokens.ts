import type { AiLead } from '@/entities/lead/lead-mapping'
import { tokenText } from '../tokens/tokens'

const FIRST = tokenText('first_name')
const LAST = tokenText('last_name')
const GREETING = '(?:hi|hey|hello|dear|good (?:morning|afternoon))'
const TITLE = '(?:mr|mrs|ms|mx|dr|prof)'

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Whole words only, in any language. */
const word = (text: string) => `(?<![\\p{L}\\p{N}])${quoted(text)}(?![\\p{L}\\p{N}])`

/** Contact data that may appear in a text. */
const order = ['name', 'company', 'title'] as const
export type Fact = (typeof order)[number]

type Rule = [fact: Fact, pattern: RegExp, replacement: string]

/** A name that is also an ordinary word (Will, Best) counts only in a salutation. */
function rulesFor({ first_name, last_name, company, title }: AiLead): Rule[] {
  const rules: Rule[] = []
  if (company) rules.push(['company', new RegExp(word(company), 'gu'), tokenText('company')])
  if (title) rules.push(['title', new RegExp(word(title), 'gu'), tokenText('title')])
  if (first_name && last_name) {
    const name = word(`${first_name} ${last_name}`)
    rules.push(['name', new RegExp(name, 'gu'), `${FIRST} ${LAST}`])
  }
  if (first_name) {
    const name = word(first_name)
    rules.push(
      ['name', new RegExp(`(?<=\\b${GREETING}\\s+)${name}`, 'giu'), FIRST],
      ['name', new RegExp(`${name}(?=\\s*(?:[,!?:;]|$))`, 'gu'), FIRST],
    )
  }
  if (last_name) {
    rules.push(['name', new RegExp(`(?<=\\b${TITLE}\\.?\\s+)${word(last_name)}`, 'giu'), LAST])
  }
  return rules
}

const parser = new DOMParser()

/**
 * Turns text that was written for one contact into text for the whole list.
 * @returns the tokens that replaced something, and the HTML, unchanged where there are none
 */
export function namesToTokens(html: string, lead: AiLead): { html: string; facts: Fact[] } {
  const { body } = parser.parseFromString(html, 'text/html')
  const rules = rulesFor(lead)
  const facts = new Set<Fact>()
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = replaceIn(node.nodeValue ?? '', rules, (fact) => facts.add(fact))
  }
  // Parsing and serialising can change markup although no word changed.
  return {
    html: facts.size > 0 ? body.innerHTML : html,
    facts: order.filter((fact) => facts.has(fact)),
  }
}

const replaceIn = (text: string, rules: readonly Rule[], onFound: (fact: Fact) => void) =>
  rules.reduce(
    (changed, [fact, pattern, token]) =>
      changed.replace(pattern, () => {
        onFound(fact)
        return token
      }),
    text,
  )

export const namesToTokensInLine = (text: string, lead: AiLead) =>
  replaceIn(text, rulesFor(lead), () => {})
