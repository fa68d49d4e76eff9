import type { Schemas } from '../contract/contract-http'

type EmailRequest = Schemas['GenerateEmailRequest']
type Preset = Schemas['AiPreset']

/**
 * Simulates a model, deterministically. Returns HTML with escaped values of the request; subject
 * lines are plain text.
 */
export function writeEmail(order: EmailRequest): Schemas['GenerateEmailAnswer'] {
  if (order.preset_id === 'subject_lines') return { text: subjectLines(order) }
  const rewrite = textOf(order.editor_html) ? rewriters[order.preset_id] : undefined
  return { html: rewrite?.(order.editor_html, order) ?? compose(order) }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim()
const paragraph = (text: string) => `<p>${escape(text)}</p>`

/** Summaries of mails with a subject begin with it, in a line of its own. */
function subjectAbove(summary: string): string | undefined {
  const [subject, text] = summary.split('\n')
  return text === undefined ? undefined : `“${subject}”`
}

/** Values used in the texts, with defaults for missing ones. */
function factsOf({ lead, context, options }: EmailRequest) {
  const technology = lead.tech_stack[0]
  return {
    firstName: lead.first_name || 'there',
    company: lead.company || 'your team',
    title: lead.title || 'your role',
    industry: (lead.industry || 'B2B').replaceAll('_', ' '),
    technology: technology ? ` and saw that you work with ${technology}` : '',
    value: context.value_props[0] ?? 'less manual work for your reps',
    proof: context.proof_points[0] ?? 'Teams like yours reply faster within a month',
    pain: context.pain_points[0] ?? 'low reply rates',
    useCase: context.use_case || 'outbound',
    objection: context.objection_type || 'the timing',
    previous: subjectAbove(context.previous_email_summary) ?? 'my last note',
    hello: /casual|friendly/i.test(options.tone) ? 'Hey' : 'Hi',
    ask: /confident/i.test(options.tone)
      ? 'Does Tuesday at 10:00 work for 15 minutes?'
      : 'Would you be open to a short chat next week?',
  }
}

function subjectLines(order: EmailRequest): string {
  const { firstName, company, value, pain, industry, useCase } = factsOf(order)
  const lines = [
    [`${firstName}, a quick question about ${company}`, 'It takes less than a minute to answer'],
    [`${value} at ${company}`, 'What it took others to get there'],
    [`An idea against ${pain}`, `Made for ${company}`],
    [`How ${industry} teams do ${useCase} now`, 'Three things that changed this year'],
    [`${company} + us`, 'Why I think it fits'],
    [`15 minutes, ${firstName}?`, 'I bring the numbers, you bring the questions'],
    [`Worth a look for ${company}?`, 'A short example inside'],
    [`${firstName}, is ${pain} on your list?`, 'If not, tell me and I will stop'],
    ['The one report I would read first', `What it says about ${industry}`],
  ]
  return lines
    .map(([subject, preheader], index) => `${index + 1}. ${subject}\n   Preheader: ${preheader}`)
    .join('\n')
}

function compose(order: EmailRequest): string {
  const { firstName, company, title, industry, technology, value, proof, pain, ...facts } =
    factsOf(order)
  const greeting = `${facts.hello} ${firstName},`
  const opener = `I came across ${company}${technology}.`
  const why = `As ${title} you probably know ${pain} well.`
  const offer = `We help ${industry} companies with ${facts.useCase}: ${value}. ${proof}, and most of them kept the tools they had before.`
  const followUp = [
    greeting,
    `I wanted to come back to ${facts.previous}.`,
    `${proof}, and I think ${company} could see the same.`,
    `If ${pain} is not a topic for you this quarter, tell me when it will be and I will come back then. If it is, I can show you in a few minutes what others changed first, and what they would not do again.`,
    facts.ask,
  ]
  const texts: Partial<Record<Preset, string[]>> = {
    icebreaker: [`${opener} What your team does in ${industry} made me want to write to you.`],
    follow_up: followUp,
    objection_handler: [
      greeting,
      `I understand that ${facts.objection} speaks against it. Others said the same at first.`,
      `${proof}. We could start small, with ${facts.useCase} only, and you stop whenever you like.`,
      facts.ask,
    ],
  }
  const firstTouch = [greeting, opener, why, offer, ...lengthened(order, company), facts.ask]
  const paragraphs = texts[order.preset_id] ?? firstTouch
  return paragraphs.map(paragraph).join('')
}

function lengthened({ options }: EmailRequest, company: string): string[] {
  if (options.length === 'short') return []
  const usual = [
    `Most teams start with one list and one campaign, look at the replies after two weeks and decide then. Nothing at ${company} has to change for that, and nobody has to learn a new tool first. If it does not work out, you have lost an afternoon.`,
  ]
  if (options.length !== 'long') return usual
  return [
    ...usual,
    'I have put together a short example with the wording, the timing and the numbers of a comparable team. I am happy to send it over, whether or not we talk.',
  ]
}

type Rewrite = (html: string, order: EmailRequest) => string

/** Undefined for presets that write a new text. */
const rewriters: Record<Preset, Rewrite | undefined> = {
  icebreaker: undefined,
  subject_lines: undefined,
  first_touch: undefined,
  follow_up: undefined,
  objection_handler: undefined,
  fix_grammar: fixGrammar,
  make_persuasive: (html, order) =>
    html + paragraph(`${factsOf(order).proof}. ${factsOf(order).ask}`),
  stronger_cta: (html, order) => html + paragraph(factsOf(order).ask),
  improve_booking: (html) =>
    html +
    paragraph('Pick any slot that suits you: Tuesday 10:00, Wednesday 14:00 or Thursday 9:30.'),
  increase_reply: (html, order) =>
    html + paragraph(`${factsOf(order).firstName}, a “yes”, “no” or “later” is all I need.`),
  boost_deliverability: calmDown,
}

/** Applies a change to the text between tags, leaving tags and tokens unchanged. */
function changeText(html: string, change: (text: string) => string): string {
  return html.replace(
    /(<[^>]*>|\{\{[^}]*\}\})|([^<{]+|\{)/g,
    (_, kept?: string, text?: string) => kept ?? change(text ?? ''),
  )
}

function fixGrammar(html: string): string {
  return changeText(html, (text) =>
    text
      .replace(/\bi\b(?=[ '’])/g, 'I')
      .replace(/\b(teh)\b/gi, 'the')
      .replace(/\brecieve/gi, 'receive')
      .replace(/ {2,}/g, ' ')
      .replace(/ +([,.!?])/g, '$1')
      .replace(
        /(^|[.!?] )([a-z])/g,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      ),
  )
}

/** Removes spam triggers: capitals, repeated exclamation marks, big promises. */
function calmDown(html: string): string {
  return changeText(html, (text) =>
    text
      .replace(/!+/g, '.')
      .replace(/\b(free|guaranteed|act now)\b/gi, 'included')
      .replace(/\b[A-Z]{4,}\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase()),
  )
}
