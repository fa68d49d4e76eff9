const ANNOUNCED = new RegExp(
  [
    // English; "attached to", "attachment rate" and the like do not announce a file.
    String.raw`\b(?:see|find|have|i['’]ve|we['’]ve|is|are|i)\s+(?:also\s+|now\s+)?(?:the\s+)?attached\b(?!\s+to\b)`,
    String.raw`\battached\s+(?:is|are|you|please|find|pdf|file|document|deck|brochure|proposal)\b`,
    String.raw`\b(?:see|open|read|in|with|at|through)\s+(?:the|this|my|our)\s+attach(?:ed|ments?)\b(?!\s+(?:rates?|points?|style|theory)\b)`,
    String.raw`\b(?:i['’]m|i\s+am|we['’]re|we\s+are)\s+(?:also\s+|now\s+)?attaching\b(?!\s+(?:\S+\s+){0,2}(?:importance|value|weight|conditions?|strings)\b)`,
    String.raw`\bfind\s+enclosed\b(?!\s+(?:areas?|offices?|rooms?|spaces?)\b)`,
    String.raw`\bsee\s+attach(?:ed|ments?)\b`,
    String.raw`\b(?:see|open|read|in)\s+the\s+(?:enclosed\s+)?pdf\b`,
    String.raw`\benclosed\s+(?:is|are|please|pdf|file|document|brochure)\b`,
    // German
    String.raw`\banbei\b`,
    String.raw`\b(?:im|als|siehe|den)\s+anhang\b`,
    String.raw`\b(?:beigefügt|angehängt)(?:e|en|er|es)?\b`,
    // French
    String.raw`\bci-joint(?:e|s|es)?\b`,
    String.raw`\bpièces?\s+jointes?\b`,
    // Spanish and Portuguese
    String.raw`\b(?:archivo|documento|pdf)s?\s+adjuntos?\b`,
    String.raw`\b(?:te|le|les|os)\s+adjunto\b`,
    String.raw`\bem\s+anexo\b`,
  ].join('|'),
  'iu',
)
const DENIED = /\b(?:no|not|nothing|never|without|kein|keine|ohne|sans|sin|sem)\s+(?:\S+\s+){0,2}$/i

/** The phrase that announces an attachment, such as "see attached". */
export function announcedFile(text: string): string | undefined {
  for (const line of text.split('\n')) {
    const match = ANNOUNCED.exec(line)
    if (match && !DENIED.test(line.slice(0, match.index))) return match[0]
  }
  return undefined
}
