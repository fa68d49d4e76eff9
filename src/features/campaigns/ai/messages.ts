import { msg } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'

export const aiMessages = {
  failed: { title: msg('Sorry, AI generation failed. Please try again.') },
  noContent: { title: msg('Generated content, but no content returned.') },
  inserted: { title: msg('Content inserted successfully!') },
} satisfies Record<string, Message>
