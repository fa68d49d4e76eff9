import { chakra } from '@chakra-ui/react'
import { series, type Series } from './event-counts'
import { seriesColors } from './series-style'

const marks: Record<Series, string> = {
  sent: '',
  opened: 'M2 2h2v2h-2z',
  clicked: 'M0 4h8',
  replied: 'M-1 7l2 2M0 0l8 8M7 -1l2 2',
  bounced: 'M0 0l8 8M8 0l-8 8',
  other: 'M4 0v8',
}

export const fillOf = (type: Series): string => `url(#events-${type})`
export const PARTIAL_FILL = 'url(#events-partial)'

/** Shown where colours may not distinguish types: in print and in forced-colours mode. */
const markStyles = {
  '& .mark': { stroke: 'transparent', fill: 'none' },
  '@media print, (forced-colors: active)': { '& .mark': { stroke: 'white' } },
}

/** Pattern definitions, shared by all drawings on the page. */
export const SeriesPatterns = () => (
  <chakra.svg aria-hidden width="0" height="0" position="absolute" css={markStyles}>
    <defs>
      {series.map((type) => (
        <pattern
          key={type}
          id={`events-${type}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" fill={seriesColors[type]} />
          <path className="mark" d={marks[type]} strokeWidth="1.5" />
        </pattern>
      ))}
      <pattern id="events-partial" width="6" height="6" patternUnits="userSpaceOnUse">
        <path
          d="M-1 5l2 2M0 0l6 6M5 -1l2 2"
          stroke="var(--ui-colors-bg-panel)"
          strokeWidth="2"
          fill="none"
        />
      </pattern>
    </defs>
  </chakra.svg>
)

export const Swatch = ({ type }: { type: Series | 'partial' }) => (
  <chakra.svg aria-hidden boxSize="3" flexShrink="0" forcedColorAdjust="none">
    <rect width="12" height="12" rx="2" fill={fillOf(type === 'partial' ? 'sent' : type)} />
    {type === 'partial' && <rect width="12" height="12" fill={PARTIAL_FILL} />}
  </chakra.svg>
)
