import { useId, useState } from 'react'
import type { KnownLead } from '@/entities/lead/known-people'
import { type LeadOrder, sortLeads } from '@/entities/lead/sort-leads'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import type { Selection } from '@/shared/lib/state/use-selection'
import { Button } from '@/shared/ui/button'
import { DownIcon, SelectIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'

const SelectMenu = lazyPart(async () => (await import('./select-menu')).SelectMenu)

type Props = {
  shown: readonly KnownLead[]
  order: LeadOrder | undefined
  selection: Selection
}

export function SelectButton({ shown, order, selection }: Props) {
  const t = useTranslation()
  const refusal = shown.length === 0 ? t('No leads are shown.') : undefined
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        disabledReason={refusal}
        id={id}
        ref={action()}
        variant="ghost"
        px="2"
        gap="0.5"
        aria-label={t('Select leads')}
        title={t('Select leads')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...SelectMenu.onIntent}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SelectIcon />
        <DownIcon />
      </Button>
      {isOpen && (
        <SelectMenu
          leads={sortLeads(shown, order)}
          buttonId={id}
          onSelect={(chosen) => selection.replace(chosen.map(({ key }) => key))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
