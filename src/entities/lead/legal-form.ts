const dotted = (text: string, dot: string) =>
  text.split(' ').map((word) => word.split('').join(dot))

/** Legal forms of companies in any case; a dot may follow. */
const IN_ANY_CASE = [
  'mbh|aktiengesellschaft|kgaa|ohg|gbr|incorporated|inc|corporation|corp|limited|ltd|plc|eireli',
  'aps|oyj?|kft|asa|s/a|a/s',
  ...dotted('llc llp sarl eurl srl sro bv kk', String.raw`\.?`),
  ...dotted('sas sasu snc sci scop spa sau nv', String.raw`\.`),
  String.raw`(?:gmbh|ag) ?(?:&|und|\+) ?co\.?,? kga?a?`,
  String.raw`ug \(haftungsbeschr[äa]nkt\)|(?:gemeinn[üu]tzige |g)?gmbh|e\. ?[vg]|e\.? ?k`,
  String.raw`limited liability company|(?:pty|pte|pvt)\.? ltd|co\.?,? ltd`,
  String.raw`s\.? de r\.? ?l\.?(?: de c\.? ?v)?|s\.?a\.?(?:p\.?i\.?)? de c\.? ?v`,
  String.raw`s\.?l\.?[ul]|s\.? ?coop|s\. ?[al]|(?:unipessoal,? )?(?:lt?da|limitada)`,
].join('|')
/** Only as written here, because others are words: 'Day Spa', 'Visa', 'Lago'. */
const AS_WRITTEN = 'AG|KG|UG|SE|SA|SL|SC|SCI|NV|AB|AS|ME|LP|SAS|SASU|SNC|SCOP|SPA|SpA|SAU'

/** For a pattern that ignores case; the caller rejects matches in lower case. */
export const LEGAL_FORMS = `(?:${IN_ANY_CASE}|${AS_WRITTEN})`

const SUFFIX = new RegExp(String.raw`[\s,]+(?:${IN_ANY_CASE})\.?$`, 'iu')
const SHORT_SUFFIX = new RegExp(String.raw`[\s,]+(?:${AS_WRITTEN})$`, 'u')
/** The whole name would be gone: 'The Limited'. */
const ARTICLE = /^(?:the|an?|der|die|das|les?|la|el|los|las|os?|as?|il|lo|gli)$/i

/** 'Acme, Inc.' becomes 'Acme', as people write it in a letter. */
export function withoutLegalForm(company: string): string {
  const spaced = company.trim().replace(/\s+/gu, ' ')
  const name = spaced.replace(SUFFIX, '').replace(SHORT_SUFFIX, '')
  return name === '' || ARTICLE.test(name) ? spaced : name
}
