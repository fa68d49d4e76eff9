import { Button } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Refusal } from '@/shared/ui/refusal'

type Props = {
  isOn: boolean
  /** Number of leads that are in no list; undefined if unknown. */
  count: number | undefined
  refusal: string | undefined
  onChange: (isOn: boolean) => void
}

export function UnlistedToggle({ isOn, count, refusal, onChange }: Props) {
  const t = useTranslation()
  return (
    <Refusal reason={refusal}>
      <Button
        ref={action()}
        size="sm"
        variant={isOn ? 'subtle' : 'outline'}
        colorPalette={isOn ? 'brand' : undefined}
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
        aria-pressed={isOn}
        onClick={() => onChange(!isOn)}
      >
        {count === undefined ? t('Not in my lists') : t('Not in my lists ({count})', { count })}
      </Button>
    </Refusal>
  )
}
