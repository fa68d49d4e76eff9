import { Text } from '@chakra-ui/react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCredits } from '@/shared/lib/format-credits'
import { useStore } from '@/shared/lib/store'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { toRevealRequest } from '../use-lead-actions'
import { costAtMost, revealPrices } from './reveal-price'

/** The button refers to it as its description. */
export const REVEAL_COST_ID = 'reveal-cost'

type Props = { leads: readonly Lead[]; selection: Selection }

/** What a reveal of the selection costs at most, if that is known. The toast says what it did cost. */
export function RevealCost({ leads, selection }: Props) {
  const t = useTranslation()
  const selected = useSelected(selection)
  const prices = useStore(revealPrices)
  const request = toRevealRequest(leads.filter(({ key }) => selected.has(key)))
  const count = 'refusal' in request ? 0 : request.apolloIds.length
  const cost = costAtMost(count, prices)
  if (count === 0 || cost === undefined) return null

  return (
    <Text
      id={REVEAL_COST_ID}
      position="sticky"
      bottom="0"
      py="1"
      bg="bg"
      color="fg.muted"
      textStyle="sm"
    >
      {t(
        '{count, plural, one {Revealing 1 address costs at most {cost}, judging by earlier reveals.} other {Revealing {count} addresses costs at most {cost}, judging by earlier reveals.}}',
        { count, cost: formatCredits(cost) },
      )}
    </Text>
  )
}
