import { translate } from '@/shared/i18n/translate'
import type { User } from './user'

/** The role as it is shown. One that is not known is shown as the server names it. */
export function roleLabel({ role }: Pick<User, 'role'>): string {
  if (role === 'admin') return translate('admin')
  return role && role !== 'user' ? role : translate('user')
}
