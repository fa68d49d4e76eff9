import { chakra } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { useTranslation } from '@/shared/i18n/translate'
import { type Bucket, series, type Series } from './event-counts'
import { labelOfSeries } from './series-style'
import { fillOf, PARTIAL_FILL, SeriesPatterns } from './series-patterns'

const lineColor = 'var(--ui-colors-border)'
const tick = { fill: 'var(--ui-colors-fg-muted)' }

const tooltip = (
  <Tooltip
    isAnimationActive={false}
    cursor={{ fill: 'var(--ui-colors-bg-muted)' }}
    contentStyle={{
      background: 'var(--ui-colors-bg-panel)',
      border: `1px solid ${lineColor}`,
      borderRadius: 'var(--ui-radii-md)',
      fontSize: 'var(--ui-font-sizes-xs)',
    }}
    labelStyle={{ color: 'var(--ui-colors-fg)' }}
    itemStyle={{ color: 'var(--ui-colors-fg)', padding: 0 }}
    labelFormatter={(_, [entry]) => bucketOf(entry)?.fullLabel ?? ''}
  />
)

/** Bucket of a recharts entry, which is untyped. */
function bucketOf(entry: unknown): Bucket | undefined {
  const { payload } = Object(entry)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of these charts are buckets
  return payload as Bucket | undefined
}

const countIn = (type: Series) => (bucket: Bucket) => bucket.counts[type] ?? 0

/** A bar; hatched if partial. */
const shapes = new Map(
  series.map((type) => [
    type,
    (props: object) => {
      const box = { ...props, stroke: 'var(--ui-colors-bg-panel)', strokeWidth: 1 }
      return (
        <>
          <Rectangle {...box} fill={fillOf(type)} />
          {bucketOf(props)?.isPartial && <Rectangle {...box} fill={PARTIAL_FILL} />}
        </>
      )
    },
  ]),
)

type Props = { buckets: Bucket[] }

export function BarsOverTime({ buckets }: Props) {
  const t = useTranslation()
  const used = series.filter((type) => buckets.some(({ counts }) => counts[type]))
  return (
    <chakra.div width="full" height="full" css={{ '& .recharts-text': { textStyle: 'xs' } }}>
      <SeriesPatterns />
      <BarChart
        responsive
        // Hides the axes while there are no data.
        style={{ width: '100%', height: '100%', opacity: buckets.length > 0 ? 1 : 0 }}
        data={buckets}
        margin={{ left: -20, right: 8, top: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={lineColor} />
        <XAxis
          dataKey={({ label, isPartial }: Bucket) =>
            isPartial ? t('{label} (partial)', { label }) : label
          }
          tick={tick}
          stroke={lineColor}
          minTickGap={16}
          interval="preserveStart"
        />
        <YAxis allowDecimals={false} tick={tick} stroke={lineColor} />
        {tooltip}
        {used.map((type) => (
          <Bar
            key={type}
            dataKey={countIn(type)}
            name={labelOfSeries(type)}
            stackId="events"
            fill={fillOf(type)}
            shape={shapes.get(type)}
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </chakra.div>
  )
}
