import { chakra, Flex, type SystemStyleObject } from '@chakra-ui/react'
import type { KnownLead } from '@/entities/lead/known-people'
import { inYourLists } from '@/entities/lead/search/reveal-messages'
import { priceText, useRevealBudget } from '@/entities/lead/ui/reveal-price'
import { ApiError, reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { formatCredits } from '@/shared/i18n/format-credits'
import { Button } from '@/shared/ui/button'
import { ErrorPanel } from '@/shared/ui/page/error-panel'

/** Referenced by `aria-describedby` of the button. */
export const REVEAL_COST_ID = 'reveal-cost'

const styles: SystemStyleObject = {
  // Contains the text for screen readers, which would widen the page of a phone.
  position: 'relative',
  flex: { md: '1 1 0' },
  order: { base: 1, md: 0 },
  minWidth: '0',
  alignItems: 'center',
  columnGap: '2',
  color: 'fg.muted',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}

export type RevealCostProps = {
  leads: readonly KnownLead[]
  selection: Selection
  isRevealing: boolean
  /** Reveals only as many as the balance pays for. */
  onRevealFirst: (most: number) => void
}

/** What revealing the selected leads costs at most, before the buttons, which do not move. */
export function RevealCost({ leads, selection, isRevealing, onRevealFirst }: RevealCostProps) {
  const t = useTranslation()
  const selected = useSelected(selection)
  const chosen = leads.filter(({ key }) => selected.has(key))
  const budget = useRevealBudget(chosen)
  const { count, cost, covered = count } = budget
  const listed = chosen.filter(({ addressFrom }) => addressFrom !== undefined).length
  const hasPrice = cost !== undefined
  const price = count > 0 ? priceText(budget, t) : undefined
  return (
    <Flex css={styles}>
      {count > 0 && !hasPrice && (
        <span aria-hidden title={price}>
          {t('{count, number} to reveal', { count })}
        </span>
      )}
      <chakra.span id={REVEAL_COST_ID} srOnly={!hasPrice} title={price}>
        {price}
      </chakra.span>
      {covered > 0 && covered < count && (
        <Button
          size="xs"
          variant="outline"
          aria-busy={isRevealing}
          aria-describedby={REVEAL_COST_ID}
          onClick={onFirstClick(() => onRevealFirst(covered))}
        >
          {t('Reveal the first {covered, number}', { covered })}
        </Button>
      )}
      {listed > 0 && (
        <span title={inYourLists(listed)}>
          {count > 0 && '· '}
          {t('{count, number} known', { count: listed })}
        </span>
      )}
    </Flex>
  )
}

const PAYMENT_REQUIRED = 402

type FailureProps = Pick<RevealCostProps, 'leads' | 'selection'> & { error: Error }

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
