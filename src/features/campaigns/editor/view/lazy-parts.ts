import { lazyPart } from '@/shared/ui/lazy-part'

export const ImageDialog = lazyPart(async () => (await import('./image-dialog')).ImageDialog)
export const LinkDialog = lazyPart(async () => (await import('./link-dialog')).LinkDialog)
export const SnippetsDialog = lazyPart(
  async () => (await import('../snippets/snippets-dialog')).SnippetsDialog,
)
