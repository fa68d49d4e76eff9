import { VisuallyHidden } from '@chakra-ui/react'
import type { Count } from './event-counts'

/** The numbers of a chart for screen readers. */
export function NumbersList({ title, counts }: { title: string; counts: Count[] }) {
  return (
    <VisuallyHidden asChild>
      <ul aria-label={title}>
        {counts.map(({ fullLabel, count }, index) => (
          // When the clock goes back, two bars have the same label.
          // oxlint-disable-next-line react/no-array-index-key -- the label is not unique
          <li key={`${index} ${fullLabel}`}>{`${fullLabel}: ${count}`}</li>
        ))}
      </ul>
    </VisuallyHidden>
  )
}
