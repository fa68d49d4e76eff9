import { useEffect, useRef, useState } from 'react'
import { openInTurn } from './frame-queue'

const DESKTOP = { width: 1440, height: 900 }
const SHOWN_HEIGHT = 300
const scale = SHOWN_HEIGHT / DESKTOP.height

type Props = {
  /** Id of a story, such as `screens-home--default`. */
  story: string
  caption: string
}

/**
 * A scaled-down desktop view of a story, with separate storage. Loads when scrolled into view.
 * Plain elements, because MDX pages do not have the product's theme.
 */
function StoryFrame({ story, caption }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')

  useEffect(() => {
    const frame = ref.current
    if (!frame) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const address = `iframe.html?id=${story}&viewMode=story&isolated=true`
        void openInTurn(frame, address).then((isReached) =>
          setState(isReached ? 'shown' : 'failed'),
        )
      },
      { rootMargin: '200px' },
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [story])

  return (
    <figure style={{ margin: 0, width: DESKTOP.width * scale }}>
      <div
        style={{
          height: SHOWN_HEIGHT,
          overflow: 'hidden',
          border: '1px solid #8886',
          borderRadius: 8,
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- shows only our own stories */}
        <iframe
          ref={ref}
          title={`${caption}, ${story}`}
          tabIndex={-1}
          style={{
            width: DESKTOP.width,
            height: DESKTOP.height,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            pointerEvents: 'none',
          }}
        />
      </div>
      <figcaption style={{ marginTop: 8, fontSize: 13 }}>
        <a href={`./?path=/story/${story}`} target="_top" style={{ textDecoration: 'underline' }}>
          {caption}
        </a>
        {state === 'waiting' && ' · loading'}
        {state === 'failed' && ' · did not reach its state'}
      </figcaption>
    </figure>
  )
}

type FramesProps = { stories: readonly (readonly [story: string, caption: string])[] }

/** Desktop views of stories, two per row. */
export function StoryFrames({ stories }: FramesProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {stories.map(([story, caption]) => (
        <StoryFrame key={story} story={story} caption={caption} />
      ))}
    </div>
  )
}
