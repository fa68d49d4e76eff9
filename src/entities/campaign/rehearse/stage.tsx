import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { PauseIcon, StartIcon } from '@/shared/ui/icons'
import { layOut, MARGIN_PX, type Scene } from './stage-drawing'

const MS_PER_DAY = 700

type Props = {
  scene: Scene
  day: number
  onDay: (day: number) => void
  dayText: string
  onDot: (key: string | undefined) => void
}

/** Plays the scene: a slider is the playhead, and Space on it plays and pauses. */
export function Stage({ scene, day, onDay, dayText, onDot }: Props) {
  const t = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const time = useRef(day)
  const layout = useMemo(() => layOut(scene, width), [scene, width])
  const { lastDay, height } = layout

  const paint = useEffectEvent(() => {
    if (canvas.current) layout.draw(canvas.current, time.current)
  })
  useLayoutEffect(() => {
    if (!isPlaying) time.current = day
    paint()
    // oxlint-disable-next-line react/exhaustive-deps -- paint reads the layout
  }, [layout, day, isPlaying])
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (canvas.current) observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])

  const handleFrame = useEffectEvent((passedMs: number) => {
    time.current = Math.min(lastDay, time.current + passedMs / MS_PER_DAY)
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) paint()
    if (Math.floor(time.current) !== day) onDay(Math.floor(time.current))
    if (time.current === lastDay) setIsPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    let last = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      frame = requestAnimationFrame(next)
      handleFrame(now - last)
      last = now
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  const handlePlay = () => {
    if (!isPlaying && day === lastDay) onDay((time.current = 1))
    setIsPlaying(!isPlaying)
  }

  return (
    <Box flexShrink="0">
      <Flex gap="3" align="center">
        <Button size="sm" variant="outline" flexShrink="0" onClick={handlePlay}>
          {isPlaying ? <PauseIcon /> : <StartIcon />}
          {isPlaying ? t('Pause') : t('Play')}
        </Button>
        <Text role="status" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {dayText}
        </Text>
      </Flex>
      <chakra.input
        type="range"
        aria-label={t('Day')}
        aria-valuetext={dayText}
        {...{ min: 1, max: lastDay, value: day }}
        mx={`${MARGIN_PX - 8}px`}
        width={`calc(100% - ${2 * MARGIN_PX - 16}px)`}
        accentColor="brand.solid"
        onChange={({ target }) => {
          setIsPlaying(false)
          onDay(Number(target.value))
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          handlePlay()
        }}
      />
      {/* Everything on it is also in the table below. */}
      <chakra.canvas
        ref={canvas}
        aria-hidden
        display="block"
        width="full"
        textStyle="xs"
        cursor="pointer"
        style={{ height }}
        onClick={({ nativeEvent: { offsetX: x, offsetY: y } }) => {
          setIsPlaying(false)
          onDot(layout.keyAt(x, y, time.current))
        }}
      />
    </Box>
  )
}
