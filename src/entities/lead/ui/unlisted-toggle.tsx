import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'

type Props = {
  isOn: boolean
  /** Number of leads that are in no list; undefined if unknown. */
  count: number | undefined
  /** The lists could not be read. */
  isUnknown: boolean
  onChange: (isOn: boolean) => void
}

export function UnlistedToggle({ isOn, count, isUnknown, onChange }: Props) {
  const t = useTranslation()
  return (
    <Button
      disabledReason={isUnknown ? t('Not known: the lists could not be read.') : undefined}
      ref={action()}
      size="sm"
      px={{ base: '2', md: '3.5' }}
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
