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
  onPutBack: (subject: string) => void
}

/** Replaces the contact's data with tokens, because a subject goes to the whole list. */
export function SubjectChoice({ lines, contact, subject: current, onChoose, onPutBack }: Props) {
  const t = useTranslation()
  const [before] = useState(current)

  return (
    <>
      <Box as="ol" aria-label={t('Subject lines')} listStyleType="none">
        {lines.map(({ subject, preheader }, index) => {
          const { line, left } = lineForAll(subject, contact)
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
      {current !== before && before !== '' && (
        <Flex align="center" gap="2" wrap="wrap" textStyle="sm" color="fg.muted">
          <Text overflowWrap="anywhere">
            {t('The previous subject was “{before}”.', { before })}
          </Text>
          <Button size="xs" variant="ghost" onClick={() => onPutBack(before)}>
            {t('Restore it')}
          </Button>
        </Flex>
      )}
    </>
  )
}
