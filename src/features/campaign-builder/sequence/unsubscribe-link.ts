import { languageOf } from '@/entities/campaign/mail/mail-language'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import type { Language } from '@/shared/i18n/languages'
import { changeBodies, type WrittenSteps } from '../ai/rewritten-steps'

const words: Readonly<Record<Language, string>> = {
  english: 'Unsubscribe',
  german: 'Abmelden',
  french: 'Se désabonner',
  spanish: 'Darse de baja',
  portuguese: 'Cancelar a inscrição',
}

/**
 * Appends the unsubscribe link to these steps, each in the language of its mail, as an undo step of
 * its body.
 * @param otherwise fallback if the language of a mail cannot be detected
 */
export const addUnsubscribeLinks = (
  before: WrittenSteps,
  { stepIds, otherwise }: { stepIds: readonly string[]; otherwise: Language },
): WrittenSteps =>
  changeBodies(before, stepIds, (document, { content }) => {
    const language = languageOf(wordsOfBody(content)) ?? otherwise
    document.append(`<p><a href="${tokenText('unsubscribe_link')}">${words[language]}</a></p>`)
    return {}
  })
