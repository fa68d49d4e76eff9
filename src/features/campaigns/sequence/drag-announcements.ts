import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Translate } from '@/shared/i18n/translate'

/** What a screen reader says while a step is moved. @param ids of the steps, in their order */
export function dragAnnouncements(ids: readonly string[], t: Translate): Announcements {
  const positionOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const values = (active: UniqueIdentifier, over: UniqueIdentifier) => ({
    position: positionOf(active),
    place: positionOf(over),
    count: ids.length,
  })
  return {
    onDragStart: ({ active }) =>
      t('Picked up step {position}.', { position: positionOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? t(
            'Step {position} would move to position {place} of {count}.',
            values(active.id, over.id),
          )
        : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t(
            'Step {position} was dropped at position {place} of {count}.',
            values(active.id, over.id),
          )
        : t('Step {position} was dropped where it was.', { position: positionOf(active.id) }),
    onDragCancel: ({ active }) =>
      t('Step {position} stays where it was.', { position: positionOf(active.id) }),
  }
}
