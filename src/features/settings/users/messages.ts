import { serverMessage, whyRefused } from '@/shared/api/api-error'
import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

export const userRules = {
  name: () => translate('Name is required'),
  email: () => translate('Invalid email address'),
  domain: (domain: string) => () =>
    translate('Only @{domain} email addresses are allowed', { domain }),
  password: () => translate('Password must be at least 6 characters'),
}

export const userMessages = {
  created: { title: msg('User created successfully'), description: msg('The user can now log in') },
  createFailed: (reason: string | undefined): Message => ({
    title: translate('Error creating user'),
    description: reason ?? translate('Failed to create user'),
  }),
  deleted: {
    title: msg('User deleted successfully'),
    description: msg('The user has been removed'),
  },
  deleteFailed: (error: Error): Message => ({
    title: translate('Error deleting user'),
    description: serverMessage(error) ?? translate('Failed to delete user'),
    note: serverMessage(error) ? undefined : whyRefused(error),
  }),
}
