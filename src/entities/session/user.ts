import * as z from 'zod/mini'
import { id, text } from '@/shared/api/answer'

export type User = {
  id: string
  name: string
  email: string
  /** 'admin', or any other role, which is an ordinary user's. */
  role: string
}

export const userReader = z.object({ id, name: text, email: text, role: text })

/** Admins see the settings entry and the accounts. */
export function isAdmin(user: User): boolean {
  return user.role === 'admin'
}
