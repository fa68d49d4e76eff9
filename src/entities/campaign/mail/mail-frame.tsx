import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { cleanHtml } from './clean-html'
import { doctypeOf, isWholePage } from './mail-source'

/** CSP that allows only images and the mail's own styles: no scripts, forms or frames. */
const POLICY = "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'"

/** Default styles of a mail. Full pages have their own. */
const STYLE =
  'body{margin:12px;background:#ffffff;font:15px/1.5 system-ui,sans-serif;color:#171f21;overflow-wrap:anywhere}img{max-width:100%}'

/**
 * Page that shows a mail in a frame. Image hosts get no referrer. Addresses without a host lead
 * nowhere instead of to our server.
 * @param html cleaned by cleanHtml
 */
const mailPage = (html: string) =>
  `${doctypeOf(html) || '<!doctype html>'}<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
  '<meta name="referrer" content="no-referrer"><base href="about:invalid" target="_blank">' +
  `<style>:root{color-scheme:light}${isWholePage(html) ? '' : STYLE}</style>${html}`

type Props = Omit<BoxProps, 'title'> & {
  title: string
  html: string
  /** In pixels, if known from an earlier render. */
  firstHeight?: number
  /** Whether links open in a new tab. */
  opensLinks?: boolean
  /** Called with 0 for a mail that shows nothing. */
  onHeight?: (height: number) => void
}

/**
 * Shows a mail in a sandboxed frame, as wide as its box and as high as its content; the box
 * scrolls. Light in both themes, as in most mail clients. Nothing in it runs.
 */
export function MailFrame({
  title,
  html,
  firstHeight = 60,
  opensLinks = false,
  onHeight,
  ...box
}: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(firstHeight)
  const page = useMemo(() => mailPage(cleanHtml(html)), [html])

  const measure = () => {
    const measured = ref.current && fit(ref.current)
    if (measured === undefined || measured === null) return
    setHeight(measured)
    onHeight?.(measured)
  }
  const handleWidth = useEffectEvent(measure)
  useEffect(() => {
    const frame = ref.current
    if (!frame) return undefined
    let width = frame.clientWidth
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === width) return
      width = frame.clientWidth
      handleWidth()
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])

  return (
    <Box
      // Firefox and Chromium only scroll a box by keyboard while it is focused.
      tabIndex={0}
      overflowY="auto"
      bg="#ffffff"
      outline="none"
      css={{
        '&:focus-visible > iframe': { outline: '2px solid', outlineColor: 'brand.focusRing' },
      }}
      {...box}
    >
      <chakra.iframe
        ref={ref}
        title={title}
        // No allow-scripts. allow-same-origin only lets the app measure the height.
        sandbox={`allow-same-origin${opensLinks ? ' allow-popups allow-popups-to-escape-sandbox' : ''}`}
        referrerPolicy="no-referrer"
        srcDoc={page}
        tabIndex={opensLinks ? undefined : -1}
        scrolling="no"
        onLoad={measure}
        display="block"
        width="full"
        bg="#ffffff"
        outlineOffset="-2px"
        style={{ height, colorScheme: 'light' }}
      />
    </Box>
  )
}

/**
 * Fits the frame's height to its page, and scales down a wider page.
 * @returns the height in pixels; undefined while the frame is hidden
 */
function fit(frame: HTMLIFrameElement): number | undefined {
  const root = frame.contentDocument?.documentElement
  if (!root || frame.clientWidth === 0) return undefined
  // Reset first: a page that fills its frame would never shrink again.
  frame.style.height = '0'
  root.style.zoom = ''
  if (root.scrollWidth > frame.clientWidth) {
    root.style.zoom = String(frame.clientWidth / root.scrollWidth)
  }
  const shown = [...root.querySelectorAll('body, body *')]
  const isEmpty = shown.every((element) => element.getBoundingClientRect().height <= 1)
  const height = isEmpty ? 0 : root.scrollHeight
  frame.style.height = `${height}px`
  return height
}
