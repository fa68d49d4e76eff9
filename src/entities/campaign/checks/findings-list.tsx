import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { WarningIcon } from '@/shared/ui/icons'
import type { TokenName } from '../tokens/tokens'
import type { Finding } from './inspect-step'
import { LackingDialog } from './lacking-dialog'

type Props = {
  /** Accessible name, for example 'To check before saving'. */
  label: string
  findings: readonly Finding[]
  listId: string | undefined
  onNewList?: (listId: string) => void
  onJump: (finding: Finding) => void
}

export function FindingsList({ label, findings, listId, onNewList, onJump }: Props) {
  const [lacking, setLacking] = useState<TokenName>()

  const handlePress = (finding: Finding) => {
    if (finding.lacking && listId !== undefined) setLacking(finding.lacking)
    else onJump(finding)
  }
  return (
    <>
      <Box as="ul" aria-label={label} listStyleType="none" textStyle="sm">
        {findings.map((finding) => (
          <li key={`${finding.stepId} ${finding.text}`}>
            <chakra.button
              type="button"
              aria-haspopup={finding.lacking && 'dialog'}
              onClick={() => handlePress(finding)}
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
      {lacking && listId !== undefined && (
        <LackingDialog
          listId={listId}
          token={lacking}
          onNewList={onNewList}
          onClose={() => setLacking(undefined)}
        />
      )}
    </>
  )
}
