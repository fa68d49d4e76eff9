import type { Language } from '@/shared/i18n/languages'
import { textKey } from '@/shared/lib/values/text-key'

const wordsOf = (text: string) => text.trim().split(/\s+/)

/** Frequent words of each language, without accents. */
const frequent: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: new Set(
    wordsOf(`the and you your we our for with is are this that have to of on it be can i from if
      would hello hi dear best regards thanks`),
  ),
  german: new Set(
    wordsOf(`der die das und ich sie wir nicht mit fur ist ein eine ihr ihre ihnen zu auf dem den im
      von wie hallo liebe lieber gruss grusse danke`),
  ),
  french: new Set(
    wordsOf(`le les des et vous nous votre vos pour avec est une pas je que dans du sur au ce
      bonjour cordialement merci`),
  ),
  spanish: new Set(
    wordsOf(`el los las y usted su para con es una que en del por al lo nos le un hola gracias
      saludos estimado estimada`),
  ),
  portuguese: new Set(
    wordsOf(`o os e voce seu sua para com uma nao que em do da dos das por no na um ola obrigado
      obrigada abraco atenciosamente`),
  ),
}

/** Fewer frequent words say too little. */
const LEAST = 3

/** The language in which a text is written; undefined where it cannot be told. */
export function languageOf(text: string): Language | undefined {
  const words = textKey(text).match(/\p{L}+/gu) ?? []
  const [best, second] = Object.entries(frequent)
    .map(([language, known]) => ({
      language,
      count: words.filter((word) => known.has(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  if (!best || best.count < LEAST || best.count === second?.count) return undefined
  return isLanguage(best.language) ? best.language : undefined
}

const isLanguage = (text: string): text is Language => Object.hasOwn(frequent, text)
