import { htmlToPlainText } from '@/editor/html/plain-text'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { translate } from '@/shared/i18n/translate'
import { inMarkdown, markdownBlock } from '@/shared/lib/values/markdown'
import { visibleText } from '@/shared/lib/values/visible-text'

type Step = Omit<EmailStep, 'id'>

/** @param noteOf returns a line about a step, such as the names of its files */
export const stepsInMarkdown = <One extends Step>(
  steps: readonly One[],
  noteOf: (step: One) => string | undefined = () => undefined,
): string =>
  steps
    .map((step, index) => {
      const { subject, sender, delay, cc, showCc, content } = step
      const lines = [
        [translate('Subject'), subject],
        [translate('Sender'), sender],
        [translate('Cc'), showCc ? cc : ''],
        [translate('Files'), noteOf(step) ?? ''],
      ] as const
      const when =
        index === 0
          ? translate('Send immediately')
          : translate('Wait for {delay} day(s)', { delay })
      return [
        `#### ${translate('Step {number}', { number: index + 1 })}: ${when}`,
        lines
          .filter(([, text]) => visibleText(text) !== '')
          .map(([label, text]) => `- ${label}: ${inMarkdown(text)}`)
          .join('\n'),
        markdownBlock(htmlToPlainText(content)),
      ]
        .filter((part) => part !== '')
        .join('\n\n')
    })
    .join('\n\n')
