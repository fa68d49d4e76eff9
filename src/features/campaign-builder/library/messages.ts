import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import type { Kind } from './entry'

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
      'This browser blocks its storage, or it is full. Make room before you close the page.',
    ),
  },
}
