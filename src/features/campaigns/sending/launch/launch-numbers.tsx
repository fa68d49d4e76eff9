import { Box, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { RecipientGroup } from '@/entities/campaign/checks/audience/audience-dialog'
import type { CheckResult } from '@/entities/campaign/checks/check'
import { recipientNumbers } from '@/entities/campaign/checks/check-texts'
import { useTranslation } from '@/shared/i18n/translate'
import { lazyPart } from '@/shared/ui/lazy-part'

export const AudienceDialog = lazyPart(
  async () => (await import('@/entities/campaign/checks/audience/audience-dialog')).AudienceDialog,
)

type Props = {
  /** Shown after the number of people, which is never cut. */
  sent: readonly string[]
  check: CheckResult
  /** Shown last. */
  texts: readonly string[]
  onOpen: (group: RecipientGroup) => void
}

const numberButton = {
  minHeight: '6',
  borderRadius: 'sm',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: 'border.emphasized',
  textUnderlineOffset: '3px',
  _hover: { textDecorationColor: 'inherit' },
} as const

const numbersRow = {
  order: { base: 1, md: 0 },
  flex: { base: '1 1 100%', md: '0 1 auto' },
  minWidth: '0',
  // Room for the focus ring.
  padding: '1',
  margin: '-1',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  md: {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    // Fades what is cut; otherwise only the padding.
    paddingEnd: '8',
    maskImage: 'linear-gradient(to right, black calc(100% - 2rem), transparent)',
  },
  // There is room for one number.
  '@media (min-width: 48rem) and (max-width: 73.74rem)': {
    '& > button ~ *, &:has(> button) > :not(button)': { display: 'none' },
  },
} as const

export function LaunchNumbers({ sent, check, texts, onOpen }: Props) {
  const t = useTranslation()
  const [people, ...others] = recipientNumbers(check, t)
  const parts: { text: string; group?: RecipientGroup | undefined; weight?: 'medium' }[] = [
    ...(people ? [people] : []),
    ...sent.map((text) => ({ text, weight: 'medium' as const })),
    ...others,
    ...texts.map((text) => ({ text })),
  ]
  return (
    <Box css={numbersRow}>
      {parts.map(({ text, group, weight }, index) => (
        <Fragment key={text}>
          {index > 0 && <Dot />}
          {group ? (
            <chakra.button
              type="button"
              css={numberButton}
              {...AudienceDialog.onIntent}
              onClick={() => onOpen(group)}
            >
              {text}
            </chakra.button>
          ) : (
            <chakra.span fontWeight={weight} color={weight ? undefined : 'fg.muted'}>
              {text}
            </chakra.span>
          )}
        </Fragment>
      ))}
    </Box>
  )
}

const Dot = () => (
  <Box as="span" aria-hidden mx="1.5" color="fg.muted">
    ·
  </Box>
)
