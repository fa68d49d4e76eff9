import { chakra, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { cleanHtml } from '../content/clean-html'
import { mailPage } from '../content/mail-page'

type Props = { html: string; label: string }

/** What a campaign's step says, cleaned, and in a frame that may do nothing. Mail stays light. */
export function MailBody({ html, label }: Props) {
  const [height, setHeight] = useState(60)
  const source = useMemo(() => mailPage(cleanHtml(html)), [html])

  if (html.trim() === '') return <Text color="fg.muted">This step has no text.</Text>
  return (
    <chakra.iframe
      title={label}
      srcDoc={source}
      // Without allow-scripts: the origin is shared for measuring the height only.
      sandbox="allow-same-origin"
      width="full"
      border="1px solid"
      borderColor="border"
      borderRadius="l2"
      bg="#ffffff"
      style={{ height, colorScheme: 'light' }}
      onLoad={({ currentTarget }) => {
        const body = currentTarget.contentDocument?.documentElement
        if (body) setHeight(Math.min(body.scrollHeight, 480))
      }}
    />
  )
}
