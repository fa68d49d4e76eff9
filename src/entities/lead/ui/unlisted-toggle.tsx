import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'

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
    <Button
      disabledReason={refusal}
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
  )
}
