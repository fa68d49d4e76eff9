import { Box, Text } from '@chakra-ui/react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { useTranslation } from '@/shared/i18n/translate'
import { countLacking } from '../tokens/contact-tokens'
import { findTokens } from '../tokens/token-text'
import { tokenText } from '../tokens/tokens'
import type { EmailStep } from '../model/sequence'

type Props = { step: EmailStep; contacts: readonly Contact[] }

/** Shows how many contacts lack the data for a token of the step. */
export function LackingTokens({ step, contacts }: Props) {
  const t = useTranslation()

  if (contacts.length === 0) return null
  const lacking = findTokens(`${step.subject}\n${step.content}`)
    .map((token) => ({ token, count: countLacking(token, contacts) }))
    .filter(({ count }) => count > 0)

  if (lacking.length === 0) {
    return (
      <Text color="fg.muted" textStyle="sm">
        {t('Every contact of the list has the data for this step.')}
      </Text>
    )
  }
  return (
    <Box as="ul" aria-label={t('Missing contact data')} listStyleType="none" textStyle="sm">
      {lacking.map(({ token, count }) => (
        <Box as="li" key={token} color="fg.warning">
          {t('{token}: {count} of {total} contacts lack it.', {
            token: tokenText(token),
            count,
            total: contacts.length,
          })}
        </Box>
      ))}
    </Box>
  )
}
