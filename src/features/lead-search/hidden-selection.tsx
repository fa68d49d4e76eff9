import { Alert, Button } from '@chakra-ui/react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { type Selection, useSelected } from '@/shared/lib/use-selection'

type Props = {
  leads: readonly Lead[]
  /** Those that the text box leaves. */
  shown: readonly Lead[]
  selection: Selection
}

/** Selected leads that the text box hides are acted on with the others: that is told. */
export function HiddenSelection({ leads, shown, selection }: Props) {
  const selected = useSelected(selection)
  if (selected.size === 0 || shown.length === leads.length) return null
  const visible = new Set(shown)
  const hidden = leads.filter((lead) => selected.has(lead.key) && !visible.has(lead))
  if (hidden.length === 0) return null

  return (
    <Alert.Root status="warning" size="sm" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {hidden.length === 1
          ? '1 selected lead is hidden by the text box.'
          : `${hidden.length} selected leads are hidden by the text box.`}
      </Alert.Title>
      <Button
        size="xs"
        variant="outline"
        onClick={() => selection.deselect(hidden.map(({ key }) => key))}
      >
        Deselect hidden
      </Button>
    </Alert.Root>
  )
}
