import type { Message } from '@/shared/ui/notifications/message'

export const aiMessages = {
  failed: { title: 'Sorry, AI generation failed. Please try again.' },
  noContent: { title: 'Generated content, but no content returned.' },
  inserted: { title: 'Content inserted successfully!' },
} satisfies Record<string, Message>
