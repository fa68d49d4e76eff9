import { lazyPart } from '@/shared/ui/lazy-part'

export const HtmlBlockContent = lazyPart(
  async () => (await import('./html-block-content')).HtmlBlockContent,
)
export const TextsDialog = lazyPart(async () => (await import('./texts-dialog')).TextsDialog)
export const ConvertDialog = lazyPart(async () => (await import('./convert-dialog')).ConvertDialog)
