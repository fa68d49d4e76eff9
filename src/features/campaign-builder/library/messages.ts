import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import type { Kind } from './entry'

/**
 * @param count number of entries added
 * @param known number of entries that existed already
 */
const imported = (count: number, known: number) =>
  known > 0
    ? translate(
        '{count, plural, one {# entry was added} other {{count} entries were added}}, {known} here already.',
        { count, known },
      )
    : translate('{count, plural, one {# entry was added} other {{count} entries were added}}.', {
        count,
      })

export const libraryMessages = {
  saved: (kind: Kind, name: string): Message => ({
    title: kind === 'template' ? translate('Template saved') : translate('Snippet saved'),
    description: translate('“{name}” is kept on this device.', { name }),
  }),
  deleted: (kind: Kind, name: string): Message => ({
    title: kind === 'template' ? translate('Template deleted') : translate('Snippet deleted'),
    description: translate('“{name}” is no longer kept on this device.', { name }),
  }),
  inserted: (name: string, steps: number): Message => ({
    title: translate('Template inserted'),
    description: translate('“{name}” added {steps, plural, one {# step} other {# steps}}.', {
      name,
      steps,
    }),
  }),
  unwritten: {
    title: msg('Kept only until this page closes'),
    description: msg(
      'This browser blocks its storage, or it is full. Nothing is lost yet: use “Export all” to keep it as a file.',
    ),
  },
  imported: (count: number, known: number): Message => ({
    title: translate('Import finished'),
    description: imported(count, known),
  }),
  importFailed: (fileName: string, problem: string): Message => ({
    title: translate('Nothing was imported'),
    description: translate('“{fileName}”: {problem}', { fileName, problem }),
  }),
}
