import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  type SortingStrategy,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { msg, useTranslation, type Translate } from '@/shared/i18n/translate'
import { IconAction } from '@/shared/ui/icon-action'
import { DragIcon } from '@/shared/ui/icons'
import type { EmailStep } from '@/entities/campaign/model/sequence'

type Props = {
  /** Contains the cards, each with `data-step` and a place for its handle. */
  chain: HTMLElement
  steps: readonly EmailStep[]
  onMove: (id: string, index: number) => void
  /** Receives the place over which a step is dragged, and undefined at the end. */
  onOver: (place: StepPlace | undefined) => void
}

export type StepPlace = { id: string; index: number }

const START_DISTANCE = 4

/** The chain is a column, or a row on narrow pages. */
const isRow = (chain: HTMLElement) => getComputedStyle(chain).flexDirection === 'row'

/**
 * Makes the cards of a chain sortable by pointer, touch and keyboard. Handles are rendered into the
 * cards instead of wrapping them, so that the cards keep the focus when this code has loaded.
 */
export function DragHandles({ chain, steps, onMove, onOver }: Props) {
  const t = useTranslation()
  const order = steps.map(({ id }) => id).join('\n')
  const ids = useMemo(() => order.split('\n'), [order])
  const announcements = useMemo(() => dragAnnouncements(ids, t), [ids, t])
  const alongTheChain: Modifier = ({ transform }) =>
    isRow(chain) ? { ...transform, y: 0 } : { ...transform, x: 0 }
  const strategy: SortingStrategy = (places) =>
    (isRow(chain) ? horizontalListSortingStrategy : verticalListSortingStrategy)(places)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const placeOf = ({ active, over }: DragOverEvent): StepPlace | undefined =>
    over ? { id: String(active.id), index: ids.indexOf(String(over.id)) } : undefined
  const handleDragEnd = (event: DragEndEvent) => {
    const place = placeOf(event)
    onOver(undefined)
    if (place && event.over?.id !== place.id) onMove(place.id, place.index)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheChain]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t(instructions) },
        container: document.body,
      }}
      onDragOver={(event) => onOver(placeOf(event))}
      onDragCancel={() => onOver(undefined)}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={ids} strategy={strategy}>
        {ids.map((id, index) => (
          <Handle key={id} id={id} position={index + 1} chain={chain} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

const instructions = msg(
  'To move the step, press Space, then the arrow keys. Press Space again to drop it, or Escape to cancel.',
)

type HandleProps = { id: string; position: number; chain: HTMLElement }

function Handle({ id, position, chain }: HandleProps) {
  const t = useTranslation()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...movement } = useSortable({
    id,
    attributes: { roleDescription: t('sortable') },
  })
  const { transform, transition, isDragging } = movement
  const [card, setCard] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const found = chain.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"]`)
    // oxlint-disable-next-line react/set-state-in-effect -- the card is rendered in the same commit
    setCard(found)
    setNodeRef(found)
  }, [chain, id, setNodeRef])
  useLayoutEffect(() => {
    if (card) moveCard(card, { transform, transition, isDragging })
  })

  const place = card?.querySelector('[data-handle]')
  if (!place) return null
  return createPortal(
    <IconAction
      label={t('Drag step {position}', { position })}
      Icon={DragIcon}
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      cursor={isDragging ? 'grabbing' : 'grab'}
      touchAction="none"
    />,
    place,
  )
}

type Movement = Pick<ReturnType<typeof useSortable>, 'transform' | 'transition' | 'isDragging'>

function moveCard(card: HTMLElement, { transform, transition, isDragging }: Movement) {
  Object.assign(card.style, {
    position: 'relative',
    zIndex: isDragging ? '1' : '',
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : '',
    transition: transition ?? '',
    boxShadow: isDragging ? 'var(--ui-shadows-lg)' : '',
  })
}

/**
 * Screen reader announcements while a step is moved.
 * @param ids of the steps, in order
 */
function dragAnnouncements(ids: readonly string[], t: Translate): Announcements {
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
