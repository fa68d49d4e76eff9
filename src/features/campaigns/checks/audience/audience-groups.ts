import type { Person } from '@/entities/lead/people'
import { msg, type Translatable, type Translate } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/lib/format-count'
import type { Audience, Source } from './count-audience'

export type Group = keyof Audience

const labels: Record<Group, Translatable> = {
  everyone: msg('Everyone'),
  inListTwice: msg('Twice in a list'),
  inSeveral: msg('In several of these campaigns'),
  inActive: msg('In active campaigns'),
  withoutAddress: msg('Without e-mail'),
}

/** The groups that have people, with their numbers. */
export function groupOptions(audience: Audience, t: Translate): { value: Group; label: string }[] {
  const groups: Group[] = ['everyone', 'inListTwice', 'inSeveral', 'inActive', 'withoutAddress']
  return groups
    .filter((group) => group === 'everyone' || audience[group].length > 0)
    .map((group) => ({
      value: group,
      label: `${t(labels[group])} (${formatCount(audience[group].length)})`,
    }))
}

/** The campaigns that write to a person, such as 'Webinar, Intro (active), Tour (2 times in its list)'. */
export function campaignsOf({ at }: Person, sources: readonly Source[], t: Translate): string {
  const names: string[] = []
  for (const index of new Set(at)) {
    const { selected = [], active = [] } = sources[index] ?? {}
    const times = at.filter((one) => one === index).length
    for (const { name } of selected) {
      names.push(times > 1 ? t('{name} ({times} times in its list)', { name, times }) : name)
    }
    for (const { name } of active) names.push(t('{name} (active)', { name }))
  }
  return names.join(', ')
}
