import { Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { KnownLead } from '@/entities/lead/known-people'
import { useTranslation } from '@/shared/i18n/translate'
import { AnchoredPopover } from '@/shared/ui/anchored-popover'
import { Button } from '@/shared/ui/button'
import { NumberField } from '@/shared/ui/fields/number-field'

type Props = {
  /** In display order. */
  leads: readonly KnownLead[]
  buttonId: string
  onSelect: (leads: readonly KnownLead[]) => void
  onClose: () => void
}

const USUAL_COUNT = 50

export function SelectMenu({ leads, buttonId, onSelect, onClose }: Props) {
  const t = useTranslation()
  const [count, setCount] = useState(Math.min(USUAL_COUNT, leads.length))
  const withAddress = leads.filter(({ email }) => email)

  const choose = (chosen: readonly KnownLead[]) => {
    onSelect(chosen)
    onClose()
    document.getElementById(buttonId)?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    choose(leads.slice(0, count))
  }

  return (
    <AnchoredPopover
      buttonId={buttonId}
      label={t('Select leads')}
      width="19rem"
      placement="bottom-end"
      focus={['input']}
      body={{ p: '2', display: 'flex', flexDirection: 'column', gap: '1' }}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit}>
        <Flex align="center" justify="space-between" gap="2" ps="3">
          <NumberField
            label={t('Select the first')}
            isLabelInline
            size="sm"
            width="4.5rem"
            min={1}
            max={leads.length}
            fallback={1}
            value={count}
            onChange={setCount}
          />
          <Button type="submit" size="sm" variant="outline">
            {t('Select')}
          </Button>
        </Flex>
      </form>
      <Button
        disabledReason={withAddress.length === 0 ? t('None of them has an address.') : undefined}
        size="sm"
        variant="ghost"
        justifyContent="flex-start"
        onClick={() => choose(withAddress)}
      >
        {t('Select those with an address ({count})', { count: withAddress.length })}
      </Button>
    </AnchoredPopover>
  )
}
