import * as z from 'zod/mini'
import { id, text } from '@/shared/api/answer'

export type User = {
  id: string
  name: string
  email: string
  /** 'admin'; any other value is an ordinary user. */
  role: string
}

export const userReader = z.object({ id, name: text, email: text, role: text })

/** Admins manage the accounts. */
export function isAdmin(user: User): boolean {
  return user.role === 'admin'
}
