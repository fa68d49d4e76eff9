import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { clampInteger } from '@/shared/lib/values/clamp-integer'
import { Button } from '@/shared/ui/button'
import { AddIcon, CloseIcon, MinusIcon, WaitIcon } from '@/shared/ui/icons'
import { NumberField } from '@/shared/ui/fields/number-field'
import { IconAction } from '@/shared/ui/icon-action'
import { waitRange } from '@/entities/campaign/model/sequence'

type Props = {
  position: number
  delay: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (delay: number) => void
}

export function WaitControl({ position, delay, isOpen, onOpenChange, onChange }: Props) {
  const t = useTranslation()
  // Moves the focus when text and editor are swapped.
  const [wasOpen, setWasOpen] = useState(false)

  if (!isOpen) {
    return (
      <Button
        size="xs"
        variant="ghost"
        color="fg.muted"
        autoFocus={wasOpen}
        aria-expanded={false}
        onClick={() => onOpenChange(true)}
      >
        <WaitIcon />
        {t('Wait for {delay} day(s)', { delay })}
      </Button>
    )
  }
  return (
    <Flex
      role="group"
      aria-label={t('Wait before step {position}', { position })}
      align="center"
      gap="1"
    >
      <IconAction
        label={t('One day less')}
        Icon={MinusIcon}
        variant="outline"
        onClick={() => onChange(clampInteger(delay - 1, waitRange))}
      />
      <NumberField
        {...waitRange}
        label={t('Days to wait before step {position}', { position })}
        isLabelHidden
        autoFocus
        width="4rem"
        value={delay}
        onChange={onChange}
      />
      <IconAction
        label={t('One day more')}
        Icon={AddIcon}
        variant="outline"
        onClick={() => onChange(clampInteger(delay + 1, waitRange))}
      />
      <IconAction
        label={t('Close the wait editor')}
        Icon={CloseIcon}
        onClick={() => {
          setWasOpen(true)
          onOpenChange(false)
        }}
      />
    </Flex>
  )
}
