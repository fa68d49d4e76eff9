import { Loading } from '@/shared/ui/loading'

/** Shown while the code of a screen is loading. */
export function ScreenLoading() {
  return <Loading label="Loading..." />
}
