import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

/** What a screen reader says while a step is moved. @param ids of the steps, in their order */
export function dragAnnouncements(ids: readonly string[]): Announcements {
  const positionOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const place = (id: UniqueIdentifier) => `position ${positionOf(id)} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `Picked up step ${positionOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `Step ${positionOf(active.id)} would move to ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `Step ${positionOf(active.id)} was dropped at ${place(over.id)}.`
        : `Step ${positionOf(active.id)} was dropped where it was.`,
    onDragCancel: ({ active }) => `Step ${positionOf(active.id)} stays where it was.`,
  }
}
