import { basePath } from '@/shared/config/base-path'

const PATIENCE_MS = 5000

/** Whether the app's host responds. */
export const isPageReachable = async (): Promise<boolean> =>
  fetch(basePath, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
