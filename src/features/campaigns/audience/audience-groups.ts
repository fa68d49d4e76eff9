import type { Person } from '@/entities/lead/people'
import { formatCount } from '@/shared/lib/format-count'
import type { Audience, Source } from './count-audience'

export type Group = keyof Audience

const labels: Record<Group, string> = {
  everyone: 'Everyone',
  inListTwice: 'Twice in a list',
  inSeveral: 'In several of these campaigns',
  inActive: 'In active campaigns',
  withoutAddress: 'Without e-mail',
}

/** The groups that have people, with their numbers. */
export function groupOptions(audience: Audience): { value: Group; label: string }[] {
  const groups: Group[] = ['everyone', 'inListTwice', 'inSeveral', 'inActive', 'withoutAddress']
  return groups
    .filter((group) => group === 'everyone' || audience[group].length > 0)
    .map((group) => ({
      value: group,
      label: `${labels[group]} (${formatCount(audience[group].length)})`,
    }))
}

/** The campaigns that write to a person, such as 'Webinar, Intro (active), Tour (2 times in its list)'. */
export function campaignsOf({ at }: Person, sources: readonly Source[]): string {
  const names: string[] = []
  for (const index of new Set(at)) {
    const { selected = [], active = [] } = sources[index] ?? {}
    const times = at.filter((one) => one === index).length
    const note = times > 1 ? ` (${times} times in its list)` : ''
    for (const { name } of selected) names.push(name + note)
    for (const { name } of active) names.push(`${name} (active)`)
  }
  return names.join(', ')
}
