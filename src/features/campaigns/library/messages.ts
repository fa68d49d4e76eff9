import type { Message } from '@/shared/ui/notifications/message'
import type { Kind } from './entry'

const title: Record<Kind, string> = { template: 'Template', snippet: 'Snippet' }

/** @param count how many were added; @param known how many were there already */
const imported = (count: number, known: number) => {
  const added = count === 1 ? '1 entry was added' : `${count} entries were added`
  return known > 0 ? `${added}, ${known} here already.` : `${added}.`
}

export const libraryMessages = {
  saved: (kind: Kind, name: string): Message => ({
    title: `${title[kind]} saved`,
    description: `“${name}” is kept on this device.`,
  }),
  deleted: (kind: Kind, name: string): Message => ({
    title: `${title[kind]} deleted`,
    description: `“${name}” is no longer kept on this device.`,
  }),
  inserted: (name: string, steps: number): Message => ({
    title: 'Template inserted',
    description: `“${name}” added ${steps === 1 ? '1 step' : `${steps} steps`}.`,
  }),
  /** The storage is blocked or full. */
  unwritten: {
    title: 'Kept only until this page closes',
    description:
      'This browser blocks its storage, or it is full. Nothing is lost yet: use “Export all” to keep it as a file.',
  },
  imported: (count: number, known: number): Message => ({
    title: 'Import finished',
    description: imported(count, known),
  }),
  importFailed: (fileName: string, problem: string): Message => ({
    title: 'Nothing was imported',
    description: `“${fileName}”: ${problem}`,
  }),
}
