import { Box, chakra, Flex } from '@chakra-ui/react'
import { WarningIcon } from '@/shared/ui/icons'
import type { Finding } from './flight'

type Props = {
  /** The label of the list, for example 'To check before saving'. */
  label: string
  findings: readonly Finding[]
  onJump: (finding: Finding) => void
}

/** Each finding is a button that leads to the place to fix. */
export function FindingsList({ label, findings, onJump }: Props) {
  return (
    <Box as="ul" aria-label={label} listStyleType="none" textStyle="sm">
      {findings.map((finding) => (
        <li key={`${finding.stepId} ${finding.text}`}>
          <chakra.button
            type="button"
            onClick={() => onJump(finding)}
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
