import { chakra, Flex, type SystemStyleObject } from '@chakra-ui/react'
import type { KnownLead } from '@/entities/lead/known-people'
import { inYourLists } from '@/entities/lead/search/reveal-messages'
import { priceText, useRevealBudget } from '@/entities/lead/ui/reveal-price'
import { useTranslation } from '@/shared/i18n/translate'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'

/** Referenced by `aria-describedby` of the button. */
export const REVEAL_COST_ID = 'reveal-cost'

const styles: SystemStyleObject = {
  // Contains the text for screen readers, which would widen the page of a phone.
  position: 'relative',
  flex: { md: '1 1 0' },
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
}

/** What revealing the selected leads costs at most, before the buttons, which do not move. */
export function RevealCost({ leads, selection }: RevealCostProps) {
  const t = useTranslation()
  const selected = useSelected(selection)
  const chosen = leads.filter(({ key }) => selected.has(key))
  const budget = useRevealBudget(chosen)
  const { count, cost } = budget
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
      {listed > 0 && (
        <span title={inYourLists(listed)}>
          {count > 0 && '· '}
          {t('{count, number} known', { count: listed })}
        </span>
      )}
    </Flex>
  )
}
