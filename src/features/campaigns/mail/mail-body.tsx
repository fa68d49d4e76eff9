import { Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { cleanHtml } from './clean-html'
import { MailIframe } from './mail-iframe'

type Props = { html: string; label: string; hasRemotePictures?: boolean }

/** What a campaign's step says, cleaned, and in a frame that may do nothing. Mail stays light. */
export function MailBody({ html, label, hasRemotePictures }: Props) {
  const [height, setHeight] = useState(60)
  const cleaned = useMemo(() => cleanHtml(html), [html])

  if (html.trim() === '') return <Text color="fg.muted">This step has no text.</Text>
  return (
    <MailIframe
      title={label}
      html={cleaned}
      hasRemotePictures={hasRemotePictures}
      // Without allow-scripts: the origin is shared for measuring the height only.
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
