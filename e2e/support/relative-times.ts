import type { MockServer } from '../../mocks/entry/http-server'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The longest form of each relative time. */
const ages = [0, MINUTE, 59 * MINUTE, HOUR, 23 * HOUR, DAY, 29 * DAY, 30 * DAY, 330 * DAY]

/** Gives the campaigns every relative time that their list can show. */
export function spreadTimes({ db }: MockServer): void {
  for (const [index, { id }] of db.campaigns.all().entries()) {
    const createdAt = Date.now() - (ages[index % ages.length] ?? 0)
    db.campaigns.update(id, { createdAt })
  }
}
