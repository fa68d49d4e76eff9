import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { HandOverDialog } from '@/features/settings/hand-over/hand-over-dialog'
import { TakeOverDialog } from '@/features/settings/hand-over/take-over-dialog'
import { handOverParts } from './hand-over-parts'

function useParts() {
  const user = useCurrentUser()
  const client = useQueryClient()
  return useMemo(() => handOverParts(user, client), [user, client])
}

type Props = { onClose: () => void }

export const HandOver = ({ onClose }: Props) => (
  <HandOverDialog parts={useParts()} onClose={onClose} />
)

export const TakeOver = ({ onClose }: Props) => (
  <TakeOverDialog parts={useParts()} onClose={onClose} />
)
