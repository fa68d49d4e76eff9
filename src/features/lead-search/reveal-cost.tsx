import { Box, Flex, type FlexProps, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '@/entities/credits/credits-queries'
import type { KnownLead } from '@/entities/lead/known-people'
import { ApiError, reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useStore } from '@/shared/lib/state/store'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { formatCreditAmount, formatCredits, shownBalance } from '@/shared/i18n/format-credits'
import { Button } from '@/shared/ui/button'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { type RevealBudget, revealBudget } from './reveal-budget'
import { inYourLists } from './messages'
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

const PAYMENT_REQUIRED = 402

type FailureProps = { error: Error; leads: readonly KnownLead[]; selection: Selection }

/** Why the last reveal failed. If the balance was too small, also how many credits are missing. */
export function RevealFailure({ error, leads, selection }: FailureProps) {
  const t = useTranslation()
  const selected = useSelected(selection)
  const { count, cost, balance } = useRevealBudget(leads.filter(({ key }) => selected.has(key)))
  const isTooExpensive = error instanceof ApiError && error.status === PAYMENT_REQUIRED
  const missing = cost !== undefined && balance !== undefined ? cost - balance : 0
  return (
    <ErrorPanel
      title={t('The addresses could not be revealed')}
      message={[
        reasonOf(error),
        isTooExpensive &&
          missing > 0 &&
          t(
            '{count, plural, one {1 address} other {{count, number} addresses}}: up to {missing} are missing.',
            {
              count,
              missing: formatCredits(missing),
            },
          ),
      ]
        .filter(Boolean)
        .join(' ')}
    />
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
  const listed = leads.filter(({ addressFrom }) => addressFrom !== undefined).length
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
      {listed > 0 && <Text>{inYourLists(listed)}</Text>}
    </Flex>
  )
}

function textOf(budget: RevealBudget, t: ReturnType<typeof useTranslation>): string {
  const { count, cost, balance, covered } = budget
  if (cost === undefined) {
    const price = t('The price is shown after the first reveal.')
    if (balance === undefined) return price
    const counts = t('{count, plural, one {1 address} other {{count, number} addresses}}', {
      count,
    })
    return `${counts} · ${t('{balance} left', { balance: formatCredits(shownBalance(balance)) })} · ${price}`
  }
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
