import { Text, type TextProps } from '@chakra-ui/react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCredits } from '@/shared/lib/values/format-credits'
import { useStore } from '@/shared/lib/state/store'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { costAtMost, revealPrices, toRevealRequest } from './reveal-queries'

/** The button refers to it as its description. */
export const REVEAL_COST_ID = 'reveal-cost'

type CostProps = { leads: readonly Lead[]; selection: Selection }

export function RevealCost({ leads, selection }: CostProps) {
  const selected = useSelected(selection)
  return (
    <RevealPrice
      id={REVEAL_COST_ID}
      leads={leads.filter(({ key }) => selected.has(key))}
      position="sticky"
      bottom="0"
      py="1"
      bg="bg"
    />
  )
}

type PriceProps = TextProps & { leads: readonly Lead[] }

/** What revealing these leads costs at most, if that is known. The toast says what it did cost. */
export function RevealPrice({ leads, ...text }: PriceProps) {
  const t = useTranslation()
  const prices = useStore(revealPrices)
  const request = toRevealRequest(leads)
  const count = 'refusal' in request ? 0 : request.apolloIds.length
  const cost = costAtMost(count, prices)
  if (count === 0 || cost === undefined) return null

  return (
    <Text color="fg.muted" textStyle="sm" {...text}>
      {t(
        '{count, plural, one {Revealing 1 address costs at most {cost}, judging by earlier reveals.} other {Revealing {count} addresses costs at most {cost}, judging by earlier reveals.}}',
        { count, cost: formatCredits(cost) },
      )}
    </Text>
  )
}
