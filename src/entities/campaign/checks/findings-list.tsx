import { Box, chakra, Flex } from '@chakra-ui/react'
import { WarningIcon } from '@/shared/ui/icons'
import type { TokenName } from '../tokens/tokens'
import type { Finding } from './inspect-step'

type Props = {
  /** Accessible name, for example 'To check before saving'. */
  label: string
  findings: readonly Finding[]
  /** Opens Recipients at those who lack the value of a token. */
  onLacking: (token: TokenName) => void
  onJump: (finding: Finding) => void
}

export function FindingsList({ label, findings, onLacking, onJump }: Props) {
  return (
    <Box as="ul" aria-label={label} listStyleType="none" textStyle="sm">
      {findings.map((finding) => (
        <li key={`${finding.stepId} ${finding.text}`}>
          <chakra.button
            type="button"
            aria-haspopup={finding.lacking && 'dialog'}
            onClick={() => (finding.lacking ? onLacking(finding.lacking) : onJump(finding))}
            display="block"
            width="full"
            py="0.5"
            textAlign="start"
            borderRadius="sm"
            cursor="pointer"
            _hover={{ textDecoration: 'underline' }}
          >
            <Flex gap="2">
              <Box color="fg.warning" pt="0.5" aria-hidden>
                <WarningIcon size={14} />
              </Box>
              <Box minW="0" overflowWrap="anywhere">
                {finding.text}
              </Box>
            </Flex>
          </chakra.button>
        </li>
      ))}
    </Box>
  )
}
