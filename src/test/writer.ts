import type { User } from '@/entities/session/user'

/** The signed-in user, for tests of a part of the builder. */
export const writer: User = {
  id: 'writer',
  name: 'Wanda Writer',
  email: 'wanda@example.com',
  role: 'user',
}
