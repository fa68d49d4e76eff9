import { Box, Text } from '@chakra-ui/react'
import type { KnownLead } from '@/entities/lead/known-people'
import {
  maximumOf,
  type RevealFirstProps,
  RevealPrice,
  useRevealBudget,
} from '@/entities/lead/ui/reveal-price'
import { ApiError, reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { formatCredits } from '@/shared/i18n/format-credits'
import { ErrorPanel } from '@/shared/ui/page/error-panel'

/** Referenced by `aria-describedby` of the button. */
export const REVEAL_COST_ID = 'reveal-cost'
export const REVEAL_MAXIMUM_ID = 'reveal-maximum'

type CostProps = RevealFirstProps & { leads: readonly KnownLead[]; selection: Selection }

export function RevealCost({ leads, selection, ...first }: CostProps) {
  const selected = useSelected(selection)
  const chosen = leads.filter(({ key }) => selected.has(key))
  const isSaidBeside = maximumOf(useRevealBudget(chosen)) !== undefined
  return (
    // Always rendered, so that a toast notices when it grows.
    <Box data-kept-clear position="sticky" bottom="0" _empty={{ mt: '-3' }}>
      <RevealPrice
        id={REVEAL_COST_ID}
        leads={chosen}
        isListedOnly={isSaidBeside}
        first={first}
        py="1"
        bg="bg"
      />
    </Box>
  )
}

/**
 * Maximum cost, if it is known and the balance suffices. Before the buttons, which do not move when
 * it appears.
 */
export function RevealMaximum({ leads, selection }: Pick<CostProps, 'leads' | 'selection'>) {
  const selected = useSelected(selection)
  return (
    <Text
      as="span"
      id={REVEAL_MAXIMUM_ID}
      order={{ base: 1, md: 0 }}
      color="fg.muted"
      textStyle="sm"
      whiteSpace="nowrap"
    >
      {maximumOf(useRevealBudget(leads.filter(({ key }) => selected.has(key))))}
    </Text>
  )
}

const PAYMENT_REQUIRED = 402

type FailureProps = { error: Error; leads: readonly KnownLead[]; selection: Selection }

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
