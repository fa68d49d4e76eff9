import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { kept } from '@/shared/lib/kept'
import { useStore } from '@/shared/lib/store'
import { firstSteps } from './first-steps'
import { FirstStepsCard } from './first-steps-card'

const firstDay = kept({
  name: 'first-day',
  scope: 'user',
  schema: z.optional(z.literal('dismissed')),
  fallback: undefined,
  atLogOut: 'stays',
})

/** A checklist for a new team, until all is done or the user has dismissed it on this device. */
export function FirstDay() {
  const { id: userId } = useCurrentUser()
  const lists = useQuery(listsQuery).data
  const campaigns = useQuery(campaignsQuery).data
  const isDismissed = useStore(firstDay(userId)) === 'dismissed'

  if (isDismissed || !lists || !campaigns) return null
  const steps = firstSteps(lists, campaigns)
  if (steps.every(({ isDone }) => isDone)) return null
  return <FirstStepsCard steps={steps} onDismiss={() => void firstDay(userId).set('dismissed')} />
}
