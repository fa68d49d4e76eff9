import { languageOf } from '@/entities/campaign/mail/mail-language'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import { StepDocument } from '@/editor/step-document'
import type { Language } from '@/shared/i18n/languages'
import type { WrittenSteps } from '../ai/rewritten-steps'

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
export function addUnsubscribeLinks(
  { steps, bodies }: WrittenSteps,
  { stepIds, otherwise }: { stepIds: readonly string[]; otherwise: Language },
): WrittenSteps {
  const changed = { ...bodies }
  return {
    steps: steps.map((step) => {
      if (!stepIds.includes(step.id)) return step
      const language = languageOf(wordsOfBody(step.content)) ?? otherwise
      const document = new StepDocument(step.content, {}, bodies[step.id])
      document.append(`<p><a href="${tokenText('unsubscribe_link')}">${words[language]}</a></p>`)
      const content = document.handOut()
      changed[step.id] = document.toKept()
      return { ...step, content }
    }),
    bodies: changed,
  }
}
