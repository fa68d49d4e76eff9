import { lazyPart } from '@/shared/ui/lazy-part'

export const ImageDialog = lazyPart(async () => (await import('./image-dialog')).ImageDialog)
export const LinkDialog = lazyPart(async () => (await import('./link-dialog')).LinkDialog)
