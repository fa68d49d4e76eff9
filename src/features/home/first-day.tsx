import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { optionalPart } from '@/shared/ui/optional-part'
import { firstSteps } from './first-steps'

const FirstStepsCard = optionalPart(async () => (await import('./first-steps-card')).FirstStepsCard)

const keyOf = (userId: string) => `first-day:${userId}`

/** A checklist for a new team, until all is done or the user has dismissed it on this device. */
export function FirstDay() {
  const { id: userId } = useCurrentUser()
  const lists = useQuery(listsQuery).data
  const campaigns = useQuery(campaignsQuery).data
  const [isDismissed, setIsDismissed] = useState(
    () => deviceStorage.read(keyOf(userId)) !== undefined,
  )

  if (isDismissed || !lists || !campaigns) return null
  const steps = firstSteps(lists, campaigns)
  if (steps.every(({ isDone }) => isDone)) return null
  const handleDismiss = () => {
    deviceStorage.write(keyOf(userId), 'dismissed')
    setIsDismissed(true)
  }
  return <FirstStepsCard steps={steps} onDismiss={handleDismiss} />
}
