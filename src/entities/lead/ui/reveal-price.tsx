import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { costAtMost, revealPrices } from '@/entities/credits/prices'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { formatCreditAmount, formatCredits, shownBalance } from '@/shared/i18n/format-credits'
import type { KnownLead } from '../known-people'
import { inYourLists } from '../search/reveal-messages'
import { toRevealRequest } from '../search/reveal-queries'

/** Undefined is not known. In units: 100 are one credit. */
type RevealBudget = { count: number; cost: number | undefined; balance: number | undefined }

/** Maximum cost of a reveal, and what it is paid from. */
export function useRevealBudget(leads: readonly KnownLead[]): RevealBudget {
  const prices = useStore(revealPrices)
  const { data: balance } = useQuery(balanceQuery)
  const request = toRevealRequest(leads)
  const count = 'refusal' in request ? 0 : request.leadIds.length
  return { count, cost: costAtMost(count, prices), balance }
}

type PriceProps = FlexProps & { id: string; leads: readonly KnownLead[] }

/** Shows the maximum cost of revealing these leads, if known. The toast reports the actual cost. */
export function RevealPrice({ id, leads, ...box }: PriceProps) {
  const t = useTranslation()
  const budget = useRevealBudget(leads)
  const listed = leads.filter(({ addressFrom }) => addressFrom !== undefined).length
  if (budget.count === 0) return null

  return (
    <Flex wrap="wrap" align="center" columnGap="3" color="fg.muted" textStyle="sm" {...box}>
      <Text id={id}>{priceText(budget, t)}</Text>
      {listed > 0 && <Text>{inYourLists(listed)}</Text>}
    </Flex>
  )
}

export function priceText({ count, cost, balance }: RevealBudget, t: Translate): string {
  const left = balance === undefined ? undefined : shownBalance(balance)
  if (cost !== undefined) {
    return left === undefined
      ? t('up to {cost}', { cost: formatCredits(cost) })
      : t('up to {amount} of {balance}', {
          amount: formatCreditAmount(cost),
          balance: formatCredits(left),
        })
  }
  const price = t('The price is shown after the first reveal.')
  if (left === undefined) return price
  const counts = t('{count, plural, one {1 address} other {{count, number} addresses}}', { count })
  return `${counts} · ${t('{balance} left', { balance: formatCredits(left) })} · ${price}`
}
