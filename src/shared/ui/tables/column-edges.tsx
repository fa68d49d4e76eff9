import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { toText, useTranslation } from '@/shared/i18n/translate'
import { staticStyles, StyledBox } from '../static-styles'
import { columnSizes, type LayoutColumn, type TableLayout, widthRange } from './table-layout'
import type { PersistedLayout } from './use-table-layout'

type Props = {
  scrollBox: RefObject<HTMLElement | null>
  columns: readonly LayoutColumn[]
  layout: PersistedLayout
}

type Widths = TableLayout['widths']

const STEP_PX = 16
const steps: Readonly<Record<string, number>> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }

const styles = staticStyles({
  position: 'sticky',
  top: '0',
  zIndex: '2',
  height: '0',
  '& > div': {
    position: 'absolute',
    // Inset, because the scroll container clips the last one.
    marginInlineStart: '-9px',
    width: '9px',
    height: '10',
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    outlineOffset: '-2px',
  },
  '& > div::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '0',
    insetBlock: '2',
    width: '1px',
    bg: 'border.emphasized',
  },
  '& > div:is(:hover, :focus-visible, :active)::after': {
    insetBlock: '0',
    width: '3px',
    bg: 'brand.solid',
    _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
  },
})

const withinRange = (width: number) =>
  Math.round(Math.min(widthRange.max, Math.max(widthRange.min, width)))

/**
 * Resize handles of the columns. They overlay the table: inside the headings they would become part
 * of the headings' accessible names.
 */
export function ColumnEdges({ scrollBox, columns, layout }: Props) {
  const t = useTranslation()
  const group = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const table = scrollBox.current?.querySelector('table')
    if (!table) return undefined
    const headings = headingsIn(scrollBox, columns)
    const place = () => {
      for (const [index, { offsetLeft, offsetWidth }] of headings.entries()) {
        const edge = group.current?.children[index]
        if (!(edge instanceof HTMLElement)) continue
        // Both are rounded, so that the sum may exceed the table by a pixel.
        const end = Math.min(offsetLeft + offsetWidth, table.offsetWidth)
        edge.style.insetInlineStart = `${end}px`
        edge.ariaValueNow = String(offsetWidth)
      }
    }
    place()
    const sizes = new ResizeObserver(place)
    for (const heading of headings) sizes.observe(heading)
    return () => sizes.disconnect()
  }, [scrollBox, columns])

  const keep = (widths: Widths) => layout.change((current) => ({ ...current, widths }))

  const widthsFor = (id: string) => {
    const measured = measure(scrollBox, columns)
    return (change: number): Widths => ({
      ...measured,
      ...layout.widths,
      [id]: withinRange((measured[id] ?? 0) + change),
    })
  }

  const handlePointerDown = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return
    const edge = event.currentTarget
    const toWidths = widthsFor(id)
    let widths: Widths | undefined
    const handleMove = ({ clientX }: { clientX: number }) => {
      if (!widths && clientX === event.clientX) return
      widths = toWidths(clientX - event.clientX)
      show(scrollBox, columns, widths)
    }
    const handleEnd = () => {
      edge.removeEventListener('pointermove', handleMove)
      if (widths) keep(widths)
    }
    edge.setPointerCapture(event.pointerId)
    edge.addEventListener('pointermove', handleMove)
    edge.addEventListener('lostpointercapture', handleEnd, { once: true })
  }

  const handleReset = (id: string) => {
    const kept = layout.widths[id]
    if (kept === undefined) return
    show(scrollBox, columns, {})
    const defaults = measure(scrollBox, columns)
    const widths = { ...defaults, ...layout.widths, [id]: defaults[id] ?? kept }
    show(scrollBox, columns, layout.widths)
    keep(columns.every(({ id }) => isNear(defaults[id], widths[id])) ? {} : widths)
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) return handleReset(id)
    keep(widthsFor(id)(step))
  }

  return (
    <StyledBox styles={styles} ref={group} role="group" aria-label={t('Column widths')}>
      {columns.map(({ id, header }) => (
        <div
          key={id}
          role="separator"
          aria-orientation="vertical"
          aria-label={t('Width of {header}', { header: toText(header) })}
          aria-valuemin={widthRange.min}
          aria-valuemax={widthRange.max}
          tabIndex={0}
          onPointerDown={(event) => handlePointerDown(event, id)}
          onDoubleClick={() => handleReset(id)}
          onKeyDown={(event) => handleKeyDown(event, id)}
        />
      ))}
    </StyledBox>
  )
}

const isNear = (one = 0, other = 0) => Math.abs(one - other) <= 1

function headingsIn({ current: box }: Props['scrollBox'], { length }: Props['columns']) {
  const cells = [...(box?.querySelectorAll('th') ?? [])]
  return cells.slice(cells.length - length)
}

/** Rounded down: together they must not exceed the table's width. */
const measure = (
  scrollBox: Props['scrollBox'],
  columns: Props['columns'],
): Record<string, number> =>
  Object.fromEntries(
    headingsIn(scrollBox, columns).map((heading, index) => [
      columns[index]?.id,
      withinRange(Math.floor(heading.getBoundingClientRect().width)),
    ]),
  )

/** Written to the DOM without rendering, because pointer moves are frequent. */
function show({ current: box }: Props['scrollBox'], columns: Props['columns'], widths: Widths) {
  const table = box?.querySelector('table')
  if (!table) return
  const cols = [...table.querySelectorAll('col')]
  const sizes = columnSizes(columns, widths, cols.length > columns.length)
  table.style.minWidth = sizes.least
  for (const [index, col] of cols.slice(cols.length - columns.length).entries()) {
    col.style.width = sizes.widths[index] ?? ''
  }
}
