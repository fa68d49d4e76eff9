import { Loading } from '@/shared/ui/loading'

/** While the code of a screen is on its way. */
export function ScreenLoading() {
  return <Loading label="Loading..." />
}
