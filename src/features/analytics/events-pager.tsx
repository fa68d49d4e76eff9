import { Flex, IconButton, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'

/** There is only one page, so the buttons are disabled. */
export function EventsPager() {
  const t = useTranslation()
  const reasonId = useId()
  const button = { variant: 'outline', size: 'sm', 'aria-describedby': reasonId } as const
  return (
    <Flex as="nav" aria-label={t('Pages')} align="center" justify="space-between" gap="2">
      <Flex wrap="wrap" columnGap="1.5" color="fg.muted" textStyle="sm">
        <Text>{t('Latest 50 events')}</Text>
        <Text id={reasonId}>{t('All of them are on this page.')}</Text>
      </Flex>
      <Flex gap="2">
        <IconButton aria-label={t('Previous page')} {...button} disabled>
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label={t('Next page')} {...button} disabled>
          <NextIcon />
        </IconButton>
      </Flex>
    </Flex>
  )
}
