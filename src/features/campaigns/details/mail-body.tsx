import { chakra, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { cleanHtml } from '../content/clean-html'

/** Nothing but pictures and styles of the mail itself; no script, no form, no frame. */
const POLICY = "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'"

const page = (html: string) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_blank">` +
  '<style>body{margin:12px;font:15px/1.5 system-ui,sans-serif;color:#1b2325;overflow-wrap:anywhere}img{max-width:100%}</style>' +
  html

type Props = { html: string; label: string }

/** What a campaign's step says, cleaned, and in a frame that may do nothing. Mail stays light. */
export function MailBody({ html, label }: Props) {
  const [height, setHeight] = useState(60)
  const source = useMemo(() => page(cleanHtml(html)), [html])

  if (html.trim() === '') return <Text color="fg.muted">This step has no text.</Text>
  return (
    <chakra.iframe
      title={label}
      srcDoc={source}
      // Without allow-scripts: the origin is shared for measuring the height only.
      sandbox="allow-same-origin"
      width="full"
      borderWidth="1px"
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
