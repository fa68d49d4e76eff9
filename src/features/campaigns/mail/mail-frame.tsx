import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { MailIframe } from './mail-iframe'

export type MailWidth = 'phone' | 'desktop'

/** The width of a common phone, in CSS pixels. */
const PHONE_WIDTH = '375px'

type Props = {
  width: MailWidth
  head: ReactNode
  /** HTML cleaned by cleanHtml. */
  html: string
}

/**
 * Light in both themes, as most mail programs show it. Scripts, forms and navigation are blocked.
 */
export function MailFrame({ width, head, html }: Props) {
  const t = useTranslation()
  return (
    <Box bg="bg.muted" borderRadius="l2" p={{ base: '2', md: '4' }}>
      <Box
        mx="auto"
        maxWidth={width === 'phone' ? PHONE_WIDTH : 'full'}
        borderWidth="1px"
        borderRadius="l2"
        overflow="hidden"
        bg="#ffffff"
        color="#1b2325"
      >
        <Box p="3" borderBottom="1px solid #dfe4e6">
          {head}
        </Box>
        <MailIframe
          title={t('Mail as the contact sees it')}
          html={html}
          sandbox=""
          display="block"
          height={width === 'phone' ? '32rem' : '26rem'}
        />
      </Box>
    </Box>
  )
}
