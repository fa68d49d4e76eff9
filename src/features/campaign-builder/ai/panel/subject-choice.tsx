import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import type { Mentioned } from '@/entities/campaign/tokens/mentions'
import { Button } from '@/shared/ui/button'
import { lineForAll, replacementOf } from '../contact-data'
import type { SubjectLine } from '../subject-lines'

const USE = msg('Use', 'verb')

type Props = {
  lines: readonly SubjectLine[]
  contact: Mentioned
  subject: string
  onChoose: (subject: string) => void
}

/**
 * Replaces the contact's data with tokens, because a subject goes to the whole list. The subject
 * from before is the last line.
 */
export function SubjectChoice({ lines, contact, subject: current, onChoose }: Props) {
  const t = useTranslation()
  const [before] = useState(current)
  const offered = before === '' ? lines : [...lines, { subject: before, preheader: '' }]

  return (
    <Box as="ol" aria-label={t('Subject lines')} listStyleType="none">
      {offered.map(({ subject, preheader }, index) => {
        const isOwn = index === lines.length
        const { line, left } = isOwn ? { line: subject, left: [] } : lineForAll(subject, contact)
        const isChosen = line === current
        return (
          <chakra.li
            // oxlint-disable-next-line react/no-array-index-key -- the same line may appear twice
            key={index}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="flex-end"
            gap="3"
            py="2"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: '0' }}
          >
            <Flex direction="column" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
              <Text fontWeight="medium">{line}</Text>
              {preheader && (
                <Text color="fg.muted" textStyle="sm">
                  {lineForAll(preheader, contact).line}
                </Text>
              )}
              {left.map((place) => (
                <Text key={place.words} color="fg.warning" textStyle="sm">
                  {replacementOf(place, t)}
                </Text>
              ))}
            </Flex>
            {isChosen && <Badge>{t('In use')}</Badge>}
            <Button
              size="xs"
              variant="outline"
              aria-label={t('Use as subject: {line}', { line })}
              aria-pressed={isChosen}
              onClick={() => onChoose(line)}
            >
              {t(USE)}
            </Button>
          </chakra.li>
        )
      })}
    </Box>
  )
}
