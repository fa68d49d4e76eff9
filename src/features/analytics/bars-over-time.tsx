import { Box, chakra } from '@chakra-ui/react'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { type Bucket, series } from './event-counts'
import { fillOf, PARTIAL_FILL, SeriesPatterns } from './series-patterns'
import { labelOfSeries } from './series-style'

/** In pixels. */
const HEIGHT = 200
const LEFT = 32
const RIGHT = 8
const TOP = 8
const BOTTOM = 24
const MAX_BAR = 48
const LABEL_GAP = 16
const CHARACTER = 6.5

/** At most five, from 0 to the first that is not below `most`. */
function ticksUpTo(most: number): number[] {
  const step = [1, 2, 3, 5, 10].find((one) => one * 4 >= most) ?? Math.ceil(most / 4)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

/** Indices of the labels that fit beside one another, starting with the first. */
function fittingLabels(labels: readonly string[], band: number): Set<number> {
  let end = -Infinity
  const fitting = labels.flatMap((label, index) => {
    const half = (label.length * CHARACTER) / 2
    const middle = (index + 0.5) * band
    if (middle - half < end || (index > 0 && middle + half > labels.length * band + RIGHT)) {
      return []
    }
    end = middle + half + LABEL_GAP
    return index
  })
  return new Set(fitting)
}

type Props = { buckets: readonly Bucket[] }

/** For sighted users; the numbers are also in a table. */
export function BarsOverTime({ buckets }: Props) {
  const t = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(560)
  const [pointed, setPointed] = useState<number>()

  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  const ticks = ticksUpTo(Math.max(1, ...buckets.map(({ count }) => count)))
  const band = (width - LEFT - RIGHT) / buckets.length
  const barWidth = Math.min(band * 0.8, MAX_BAR)
  const yOf = (count: number) =>
    HEIGHT - BOTTOM - (count / (ticks.at(-1) ?? 1)) * (HEIGHT - TOP - BOTTOM)
  const labels = buckets.map(({ label, isPartial }) =>
    isPartial ? t('{label} (partial)', { label }) : label,
  )
  const shownLabels = fittingLabels(labels, band)

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left - LEFT) / band)
    setPointed(index in buckets ? index : undefined)
  }

  return (
    <Box
      ref={frame}
      position="relative"
      width="full"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      <SeriesPatterns />
      <chakra.svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        display="block"
        width="full"
        height={HEIGHT}
        textStyle="xs"
        fill="fg.muted"
        stroke="none"
        forcedColorAdjust="none"
      >
        {pointed !== undefined && (
          <chakra.rect
            fill="bg.muted"
            x={LEFT + pointed * band}
            y={TOP}
            width={band}
            height={HEIGHT - TOP - BOTTOM}
          />
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <chakra.line
              stroke="border"
              x1={LEFT}
              x2={width - RIGHT}
              y1={yOf(tick)}
              y2={yOf(tick)}
            />
            <text x={LEFT - 8} y={yOf(tick)} dy="0.35em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {buckets.map((bucket, index) => (
          <g key={bucket.fullLabel}>
            {stackOf(bucket).map(({ type, from, to }) => {
              const box = {
                x: LEFT + index * band + (band - barWidth) / 2,
                y: yOf(to),
                width: barWidth,
                height: yOf(from) - yOf(to),
                stroke: 'var(--ui-colors-bg-panel)',
              }
              return (
                <g key={type} data-bar={type}>
                  <rect {...box} fill={fillOf(type)} />
                  {bucket.isPartial && <rect {...box} fill={PARTIAL_FILL} />}
                </g>
              )
            })}
            {shownLabels.has(index) && (
              <text
                x={Math.max(
                  LEFT + (index + 0.5) * band,
                  ((labels[index]?.length ?? 0) * CHARACTER) / 2,
                )}
                y={HEIGHT - 6}
                textAnchor="middle"
              >
                {labels[index]}
              </text>
            )}
          </g>
        ))}
      </chakra.svg>
      {pointed !== undefined && <Details buckets={buckets} index={pointed} band={band} />}
    </Box>
  )
}

/** Parts of a bar from the bottom up, without empty ones. */
function stackOf({ counts }: Bucket) {
  let top = 0
  return series.flatMap((type) => {
    const from = top
    top += counts[type] ?? 0
    return top > from ? { type, from, to: top } : []
  })
}

function Details({ buckets, index, band }: Props & { index: number; band: number }) {
  const bucket = buckets[index]
  const used = series.filter((type) => buckets.some(({ counts }) => counts[type]))
  const middle = LEFT + (index + 0.5) * band
  const isOnRight = index < buckets.length / 2
  return (
    <Box
      position="absolute"
      top="2"
      style={isOnRight ? { left: middle + 10 } : { right: `calc(100% - ${middle - 10}px)` }}
      padding="2.5"
      whiteSpace="nowrap"
      pointerEvents="none"
      background="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      textStyle="xs"
      zIndex="1"
    >
      {bucket?.fullLabel}
      {used.map((type) => (
        <Box key={type}>{`${labelOfSeries(type)} : ${bucket?.counts[type] ?? 0}`}</Box>
      ))}
    </Box>
  )
}
