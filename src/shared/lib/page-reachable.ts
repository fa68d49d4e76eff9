import { basePath } from '@/shared/config/base-path'

const TIMEOUT_MS = 5000

export const isPageReachable = async (): Promise<boolean> =>
  fetch(basePath, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
