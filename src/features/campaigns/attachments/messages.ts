/** Texts of the browser's alerts. */
export const attachmentAlerts = {
  tooLarge: (name: string) => `File ${name} is too large. Maximum size is 10MB.`,
  tooMany: 'Maximum 5 attachments allowed per step.',
}
