import { Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { cleanHtml } from './clean-html'
import { MailIframe } from './mail-iframe'

type Props = { html: string; label: string; hasRemotePictures?: boolean }

/** The body of a campaign's step, cleaned, in a sandboxed frame. It stays light in dark mode. */
export function MailBody({ html, label, hasRemotePictures }: Props) {
  const t = useTranslation()
  const [height, setHeight] = useState(60)
  const cleaned = useMemo(() => cleanHtml(html), [html])

  if (html.trim() === '') return <Text color="fg.muted">{t('This step has no text.')}</Text>
  return (
    <MailIframe
      title={label}
      html={cleaned}
      hasRemotePictures={hasRemotePictures}
      // Without allow-scripts; allow-same-origin only lets the page measure the height.
      sandbox="allow-same-origin"
      border="1px solid"
      borderColor="border"
      borderRadius="l2"
      style={{ height }}
      onLoad={({ currentTarget }) => {
        const body = currentTarget.contentDocument?.documentElement
        if (body) setHeight(Math.min(body.scrollHeight, 480))
      }}
    />
  )
}
