import { Text } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { wordsOfBody } from '../../../tokens/body-tokens'
import { cleanHtml } from '../../../mail/clean-html'
import { mailPage } from '../../../mail/mail-page'
import type { Wrapper } from '../../html/read-source'

/** Pixels, by HTML: a frame that was shown before has its height at once. */
const heights = new Map<string, number>()
const FIRST_HEIGHT = 60

type Props = { html: string; wrapper: Wrapper }

/** Cleaned HTML in a sandboxed frame that is as high as its content. */
export function HtmlBlockFrame({ html, wrapper: { before, after } }: Props) {
  const t = useTranslation()
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(heights.get(html) ?? FIRST_HEIGHT)
  const page = useMemo(() => mailPage(cleanHtml(before + html + after)), [before, html, after])

  const measure = () => {
    const frame = ref.current
    const root = frame?.contentDocument?.documentElement
    if (!frame || !root || frame.clientWidth === 0) return
    // A page that fills its frame would never shrink again.
    frame.style.height = '0'
    root.style.zoom = ''
    // Content wider than a phone is scaled down, because the frame does not scroll.
    if (root.scrollWidth > frame.clientWidth) {
      root.style.zoom = String(frame.clientWidth / root.scrollWidth)
    }
    const needed =
      root.ownerDocument.body.innerText.trim() || hasPicture(root) ? root.scrollHeight : 0
    frame.style.height = `${needed}px`
    heights.set(html, needed)
    setHeight(needed)
  }

  useEffect(() => {
    const frame = ref.current
    if (!frame) return undefined
    let width = frame.clientWidth
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === width) return
      width = frame.clientWidth
      measure()
    })
    observer.observe(frame)
    return () => observer.disconnect()
  })

  const words = height === 0 && wordsOfBody(html).replace(/\s+/g, ' ').trim()

  return (
    <>
      <iframe
        ref={ref}
        title={t('Layout block')}
        // Without allow-scripts; allow-same-origin only lets the page measure the height.
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        srcDoc={page}
        tabIndex={-1}
        scrolling="no"
        onLoad={measure}
        style={{
          display: 'block',
          width: '100%',
          height,
          background: '#ffffff',
          colorScheme: 'light',
          // A press selects the block, and the wheel scrolls the text around it.
          pointerEvents: 'none',
        }}
      />
      {height === 0 && (
        <Text px="3" py="2" textStyle="sm" color="fg.muted" lineClamp={2}>
          {words
            ? t('Not shown in the mail: {words}', { words })
            : t('Not shown in the mail: nothing to read')}
        </Text>
      )}
    </>
  )
}

const hasPicture = (root: Element) =>
  [...root.querySelectorAll('body *')].some((element) => element.getBoundingClientRect().height > 1)
