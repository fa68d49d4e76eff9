import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { revealPrices } from '@/entities/credits/prices'
import { type RevealBudget, revealBudget } from '@/entities/credits/reveal-budget'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { formatCreditAmount, formatCredits, shownBalance } from '@/shared/i18n/format-credits'
import type { KnownLead } from '../known-people'
import { inYourLists } from '../search/reveal-messages'
import { toRevealRequest } from '../search/reveal-queries'

export function useRevealBudget(leads: readonly KnownLead[]): RevealBudget {
  const prices = useStore(revealPrices)
  const { data: balance } = useQuery(balanceQuery)
  const request = toRevealRequest(leads)
  return revealBudget('refusal' in request ? 0 : request.leadIds.length, prices, balance)
}

type PriceProps = FlexProps & { id: string; leads: readonly KnownLead[] }

/**
 * Shows the maximum cost of revealing these leads, if known, and whether the balance suffices. The
 * toast reports the actual cost.
 */
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

export function priceText(budget: RevealBudget, t: ReturnType<typeof useTranslation>): string {
  const { count, cost, balance, covered } = budget
  if (cost === undefined) {
    const price = t('The price is shown after the first reveal.')
    if (balance === undefined) return price
    const counts = t('{count, plural, one {1 address} other {{count, number} addresses}}', {
      count,
    })
    return `${counts} · ${t('{balance} left', { balance: formatCredits(shownBalance(balance)) })} · ${price}`
  }
  return (
    maximumOf(budget) ??
    t('{balance} cover {covered, number} of {count, number}', {
      balance: formatCredits(shownBalance(balance ?? 0)),
      covered: covered ?? 0,
      count,
    })
  )
}

/** Undefined if the cost is not known, zero, or more than the balance. */
function maximumOf({ count, cost, balance, covered = count }: RevealBudget): string | undefined {
  if (count === 0 || cost === undefined || covered < count) return undefined
  return balance === undefined
    ? translate('up to {cost}', { cost: formatCredits(cost) })
    : translate('up to {amount} of {balance}', {
        amount: formatCreditAmount(cost),
        balance: formatCredits(shownBalance(balance)),
      })
}
