import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { PauseIcon, StartIcon } from '@/shared/ui/icons'
import {
  AXIS_PX,
  type Colors,
  dotAt,
  draw,
  LANE_PX,
  layOut,
  type Scene,
  stageHeight,
} from './stage-drawing'

const MS_PER_DAY = 700

type Props = {
  scene: Scene
  laneNames: readonly string[]
  day: number
  onDay: (day: number) => void
  /** Says what happens on the day. */
  dayText: string
  onDot: (dot: number) => void
}

function colorsOf(element: Element): Colors {
  const styles = getComputedStyle(element)
  const color = (name: string) => styles.getPropertyValue(`--ui-colors-${name}`)
  return {
    dot: color('brand-solid'),
    marked: color('orange-solid'),
    out: color('red-solid'),
    line: color('border-emphasized'),
    text: color('fg-muted'),
    shade: color('bg-muted'),
    bar: color('border-control'),
  }
}

/** Plays the scene: a slider is the playhead, and Space on it plays and pauses. */
export function Stage({ scene, laneNames, day, onDay, dayText, onDot }: Props) {
  const t = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const time = useRef(day)
  const layout = useMemo(() => layOut(scene, width), [scene, width])
  const height = stageHeight(scene.lanes)
  const { lastDay } = scene

  const paint = useEffectEvent(() => {
    const { current: element } = canvas
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = width * devicePixelRatio
    element.height = height * devicePixelRatio
    context.scale(devicePixelRatio, devicePixelRatio)
    const { fontSize, fontFamily } = getComputedStyle(element)
    context.font = `${fontSize} ${fontFamily}`
    draw(context, layout, time.current, colorsOf(element))
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
      <Flex gap="3" align="center" mb="2">
        <Button size="sm" variant="outline" flexShrink="0" onClick={handlePlay}>
          {isPlaying ? <PauseIcon /> : <StartIcon />}
          {isPlaying ? t('Pause') : t('Play')}
        </Button>
        <chakra.input
          type="range"
          aria-label={t('Day')}
          aria-valuetext={dayText}
          min={1}
          max={lastDay}
          value={day}
          flex="1"
          minWidth="0"
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
      </Flex>
      <Text role="status" fontWeight="medium" fontVariantNumeric="tabular-nums" mb="2">
        {dayText}
      </Text>
      {/* Everything on it is also in the table below. */}
      <Box position="relative" textStyle="xs" color="fg.muted" aria-hidden>
        <chakra.canvas
          ref={canvas}
          display="block"
          width="full"
          cursor="pointer"
          style={{ height }}
          onClick={({ nativeEvent: { offsetX: x, offsetY: y } }) =>
            onDot(dotAt(layout, { x, y }, time.current))
          }
        />
        {laneNames.map((name, lane) => (
          <Text
            key={name}
            position="absolute"
            insetStart="0"
            maxWidth="full"
            truncate
            pointerEvents="none"
            style={{ top: AXIS_PX + lane * LANE_PX }}
          >
            {name}
          </Text>
        ))}
      </Box>
    </Box>
  )
}
