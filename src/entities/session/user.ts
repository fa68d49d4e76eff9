import * as z from 'zod/mini'
import { id, text } from '@/shared/api/answer'
import { translate } from '@/shared/i18n/translate'

/** Label of a role; an unknown one is shown verbatim. */
export function roleLabel({ role }: Pick<User, 'role'>): string {
  if (role === 'admin') return translate('admin')
  return role && role !== 'user' ? role : translate('user')
}

export type User = {
  id: string
  name: string
  email: string
  /** 'admin'; any other value is a regular user. */
  role: string
}

export const userReader = z.object({ id, name: text, email: text, role: text })

export function isAdmin(user: User): boolean {
  return user.role === 'admin'
}
