import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import type { Count } from './event-counts'

/** One colour for all bars: each is labelled, so nobody has to tell colours apart. */
const barColor = 'var(--ui-colors-brand-solid)'
const lineColor = 'var(--ui-colors-border)'
const tick = { fill: 'var(--ui-colors-fg-muted)', fontSize: 12 }
/** Before there are numbers only the axes would be seen. */
const styleFor = ({ length }: Count[]) => ({
  width: '100%',
  height: '100%',
  opacity: length > 0 ? 1 : 0,
})
const bar = { dataKey: 'count', name: 'Events', fill: barColor, isAnimationActive: false }

const tooltip = (
  <Tooltip
    isAnimationActive={false}
    cursor={{ fill: 'var(--ui-colors-bg-muted)' }}
    contentStyle={{
      background: 'var(--ui-colors-bg-panel)',
      border: `1px solid ${lineColor}`,
      borderRadius: 8,
    }}
    labelStyle={{ color: 'var(--ui-colors-fg)' }}
    itemStyle={{ color: 'var(--ui-colors-fg)' }}
    labelFormatter={(_, [entry]) => fullLabelOf(entry?.payload)}
  />
)

function fullLabelOf(count: unknown): string {
  return typeof count === 'object' && count !== null && 'fullLabel' in count
    ? String(count.fullLabel)
    : ''
}

export function BarsOverTime({ counts }: { counts: Count[] }) {
  return (
    <BarChart
      responsive
      style={styleFor(counts)}
      data={counts}
      margin={{ left: -20, right: 8, top: 8 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={lineColor} />
      <XAxis dataKey="label" tick={tick} stroke={lineColor} minTickGap={16} />
      <YAxis allowDecimals={false} tick={tick} stroke={lineColor} />
      {tooltip}
      <Bar {...bar} radius={[4, 4, 0, 0]} maxBarSize={48} />
    </BarChart>
  )
}

export function BarsByName({ counts }: { counts: Count[] }) {
  return (
    <BarChart
      responsive
      layout="vertical"
      style={styleFor(counts)}
      data={counts}
      margin={{ left: 8, right: 40 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide />
      <YAxis type="category" dataKey="label" tick={tick} stroke={lineColor} width={96} />
      {tooltip}
      <Bar {...bar} radius={[0, 4, 4, 0]} maxBarSize={32}>
        <LabelList dataKey="count" position="right" fill="var(--ui-colors-fg)" fontSize={12} />
      </Bar>
    </BarChart>
  )
}
