import { Alert, Button } from '@chakra-ui/react'
import type { Lead } from '@/entities/lead/lead-mapping'

type Props = {
  selected: readonly Lead[]
  shown: readonly Lead[]
  onDeselect: (keys: string[]) => void
}

/** Selected leads that the text box hides are acted on with the others: that is told. */
export function HiddenSelection({ selected, shown, onDeselect }: Props) {
  if (selected.length === 0) return null
  const visible = new Set(shown)
  const hidden = selected.filter((lead) => !visible.has(lead))
  if (hidden.length === 0) return null

  return (
    <Alert.Root status="warning" size="sm" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {hidden.length === 1
          ? '1 selected lead is hidden by the text box.'
          : `${hidden.length} selected leads are hidden by the text box.`}
      </Alert.Title>
      <Button size="xs" variant="outline" onClick={() => onDeselect(hidden.map(({ key }) => key))}>
        Deselect hidden
      </Button>
    </Alert.Root>
  )
}
