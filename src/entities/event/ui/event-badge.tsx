import { Badge } from '@chakra-ui/react'
import { eventTypeBadge } from '../event-type'

export function EventBadge({ type }: { type: string }) {
  const { label, palette } = eventTypeBadge(type)
  return (
    <Badge colorPalette={palette} maxW="full" title={label}>
      {label}
    </Badge>
  )
}
