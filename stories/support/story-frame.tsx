import { useEffect, useRef, useState } from 'react'
import { openInTurn } from './frame-queue'

export const devices = {
  phone: { label: 'Phone', width: 390, height: 844 },
  tablet: { label: 'Tablet', width: 820, height: 1180 },
  desktop: { label: 'Desktop', width: 1440, height: 900 },
} as const

export type Device = keyof typeof devices

type Props = {
  /** Id of a story, such as `screens-home--default`. */
  story: string
  caption: string
  device?: Device
  colorMode?: 'light' | 'dark'
  /** In pixels; the width follows. */
  height?: number
}

/**
 * A story at the size of a device, made smaller, with a storage of its own. It loads when it is scrolled to.
 * Plain elements, because pages in MDX have no theme of the product.
 */
export function StoryFrame(props: Props) {
  const { story, caption, device = 'desktop', colorMode = 'light', height = 420 } = props
  const ref = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const size = devices[device]
  const scale = height / size.height
  const globals = `colorMode:${colorMode}`

  useEffect(() => {
    const frame = ref.current
    if (!frame) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const address = `iframe.html?id=${story}&viewMode=story&globals=${globals}&isolated=true`
        void openInTurn(frame, address).then((isReached) =>
          setState(isReached ? 'shown' : 'failed'),
        )
      },
      { rootMargin: '200px' },
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [story, globals])

  return (
    <figure style={{ margin: 0, width: size.width * scale }}>
      <div style={{ height, overflow: 'hidden', border: '1px solid #8886', borderRadius: 8 }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- shows nothing but our own stories */}
        <iframe
          ref={ref}
          title={`${caption}, ${story}`}
          tabIndex={-1}
          style={{
            width: size.width,
            height: size.height,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            pointerEvents: 'none',
          }}
        />
      </div>
      <figcaption style={{ marginTop: 8, fontSize: 13 }}>
        <a
          href={`./?path=/story/${story}&globals=${globals};viewport.value:${device}`}
          target="_top"
          style={{ textDecoration: 'underline' }}
        >
          {caption}
        </a>
        {state === 'waiting' && ' · loading'}
        {state === 'failed' && ' · did not reach its state'}
      </figcaption>
    </figure>
  )
}
