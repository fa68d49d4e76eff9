import { Flex, Popover, Stack } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { KnownLead } from '@/entities/lead/known-people'
import { useTranslation } from '@/shared/i18n/translate'
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

/** Replaces the selection with part of the shown leads. */
export function SelectMenu({ leads, buttonId, onSelect, onClose }: Props) {
  const t = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(Math.min(USUAL_COUNT, leads.length))
  // Chakra focuses a popover that opens later, but not one that is open when it mounts.
  useEffect(() => {
    const input = content.current?.querySelector('input')
    input?.focus({ preventScroll: true })
    input?.select()
  }, [])
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
    <Popover.Root
      open
      ids={{ trigger: buttonId }}
      onOpenChange={({ open }) => !open && onClose()}
      onEscapeKeyDown={() => document.getElementById(buttonId)?.focus()}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
    >
      <Popover.Positioner>
        <Popover.Content
          ref={content}
          css={{ '--popover-size': '19rem' }}
          aria-label={t('Select leads')}
        >
          <Popover.Body as={Stack} p="2" gap="1">
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
              disabledReason={
                withAddress.length === 0 ? t('None of them has an address.') : undefined
              }
              size="sm"
              variant="ghost"
              justifyContent="flex-start"
              onClick={() => choose(withAddress)}
            >
              {t('Select those with an address ({count})', { count: withAddress.length })}
            </Button>
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  )
}
