import * as z from 'zod/mini'
import { kept } from '@/shared/lib/kept'

const MOST = 8

/** Ids of the commands that the user ran, the latest first. */
export const recentCommands = kept({
  name: 'recent-commands',
  scope: 'user',
  schema: z.array(z.string()),
  fallback: [],
  atLogOut: 'stays',
})

export function keepRecentCommand(userId: string, id: string): void {
  recentCommands(userId).update((ids) => [id, ...ids.filter((one) => one !== id)].slice(0, MOST))
}
