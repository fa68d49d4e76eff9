import type { Message } from '@/shared/ui/notifications/message'

/** Texts of the rules of the Create User form. */
export const userRules = {
  name: 'Name is required',
  email: 'Invalid email address',
  domain: (domain: string) => `Only @${domain} email addresses are allowed`,
  password: 'Password must be at least 6 characters',
}

export const userMessages = {
  created: { title: 'User created successfully', description: 'The user can now log in' },
  /** @param reason the server's message */
  createFailed: (reason: string | undefined): Message => ({
    title: 'Error creating user',
    description: reason ?? 'Failed to create user',
  }),
  deleted: { title: 'User deleted successfully', description: 'The user has been removed' },
  deleteFailed: (reason: string | undefined): Message => ({
    title: 'Error deleting user',
    description: reason ?? 'Failed to delete user',
  }),
}
