import { Alert } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { Button } from '@/shared/ui/button'
import type { KnownLead } from '../known-people'

type HiddenProps = {
  leads: readonly KnownLead[]
  shown: readonly KnownLead[]
  selection: Selection
}

export function HiddenSelection({ leads, shown, selection }: HiddenProps) {
  const t = useTranslation()
  const selected = useSelected(selection)
  if (selected.size === 0 || shown.length === leads.length) return null
  const visible = new Set(shown)
  const hidden = leads.filter((lead) => selected.has(lead.key) && !visible.has(lead))
  if (hidden.length === 0) return null

  return (
    <Alert.Root status="warning" size="sm" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {t(
          '{count, plural, one {1 selected lead is not shown.} other {{count} selected leads are not shown.}}',
          { count: hidden.length },
        )}
      </Alert.Title>
      <Button
        size="xs"
        variant="outline"
        onClick={() => selection.deselect(hidden.map(({ key }) => key))}
      >
        {t('Deselect hidden')}
      </Button>
    </Alert.Root>
  )
}
