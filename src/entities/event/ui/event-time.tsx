import { eventTime, exactEventTime } from '../event-time'

export const EventTime = ({ at, now }: { at: number | undefined; now: number }) =>
  at === undefined ? (
    '–'
  ) : (
    <time dateTime={new Date(at).toISOString()} title={exactEventTime(at)}>
      {eventTime(at, now)}
    </time>
  )
