import { translate } from '@/shared/i18n/translate'

/** Texts of the browser's alerts. */
export const attachmentAlerts = {
  tooLarge: (name: string) =>
    translate('File {name} is too large. Maximum size is 10MB.', { name }),
  tooMany: () => translate('Maximum 5 attachments allowed per step.'),
}
