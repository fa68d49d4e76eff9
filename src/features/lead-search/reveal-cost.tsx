import { Box, Flex, type FlexProps, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '@/entities/credits/credits-queries'
import type { KnownLead } from '@/entities/lead/known-people'
import { useReadLists } from '@/entities/lead/list-contacts-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useStore } from '@/shared/lib/state/store'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { formatCreditAmount, formatCredits, shownBalance } from '@/shared/lib/values/format-credits'
import { Button } from '@/shared/ui/button'
import { type RevealBudget, revealBudget } from './reveal-budget'
import { revealPrices, toRevealRequest } from './reveal-queries'

/** Referenced by `aria-describedby` of the button. */
export const REVEAL_COST_ID = 'reveal-cost'

function useRevealBudget(leads: readonly KnownLead[]): RevealBudget {
  const prices = useStore(revealPrices)
  const { data: balance } = useQuery(balanceQuery)
  const request = toRevealRequest(leads)
  return revealBudget('refusal' in request ? 0 : request.leadIds.length, prices, balance)
}

type CostProps = RevealFirstProps & { leads: readonly KnownLead[]; selection: Selection }

export function RevealCost({ leads, selection, ...first }: CostProps) {
  const selected = useSelected(selection)
  return (
    // Always rendered, so that a toast notices when it grows.
    <Box data-kept-clear position="sticky" bottom="0" _empty={{ mt: '-3' }}>
      <RevealPrice
        id={REVEAL_COST_ID}
        leads={leads.filter(({ key }) => selected.has(key))}
        first={first}
        py="1"
        bg="bg"
      />
    </Box>
  )
}

type RevealFirstProps = { isRevealing: boolean; onRevealFirst: (most: number) => void }
type PriceProps = FlexProps & {
  id: string
  leads: readonly KnownLead[]
  /** Offers to reveal only as many as the balance pays for. */
  first?: RevealFirstProps
}

/**
 * Shows the maximum cost of revealing these leads, if known, and whether the balance suffices. The
 * toast reports the actual cost.
 */
export function RevealPrice({ id, leads, first, ...box }: PriceProps) {
  const t = useTranslation()
  const budget = useRevealBudget(leads)
  const lists = useReadLists()
  const listed = leads.filter(({ email, unreadLists = [] }) => !email && unreadLists.length > 0)
  const { count, covered = count } = budget
  if (count === 0) return null

  return (
    <Flex wrap="wrap" align="center" columnGap="3" color="fg.muted" textStyle="sm" {...box}>
      <Text id={id}>{textOf(budget, t)}</Text>
      {first && covered > 0 && covered < count && (
        <Button
          size="xs"
          variant="outline"
          aria-busy={first.isRevealing}
          aria-describedby={id}
          onClick={onFirstClick(() => first.onRevealFirst(covered))}
        >
          {t('Reveal the first {covered, number}', { covered })}
        </Button>
      )}
      {listed.length > 0 && (
        <Flex align="center" gap="2">
          {t(
            '{count, plural, one {1 of them is in your lists.} other {{count} of them are in your lists.}}',
            { count: listed.length },
          )}
          <Button
            size="xs"
            variant="outline"
            aria-busy={lists.isReading}
            onClick={onFirstClick(() =>
              lists.read(listed.flatMap(({ unreadLists = [] }) => unreadLists)),
            )}
          >
            {t('Look there first')}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

function textOf(budget: RevealBudget, t: ReturnType<typeof useTranslation>): string {
  const { count, cost, balance, covered } = budget
  if (cost === undefined) return t('The price is shown after the first reveal.')
  if (balance === undefined) {
    return t(
      '{count, plural, one {Up to {cost} for 1 address} other {Up to {cost} for {count} addresses}}',
      { count, cost: formatCredits(cost) },
    )
  }
  if (covered < count) {
    return t('{balance} cover {covered, number} of {count, number}', {
      balance: formatCredits(shownBalance(balance)),
      covered,
      count,
    })
  }
  return t(
    '{count, plural, one {Up to {cost} for 1 address} other {Up to {cost} for {count} addresses}} · {balance} left',
    { count, cost: formatCredits(cost), balance: formatCreditAmount(shownBalance(balance)) },
  )
}
