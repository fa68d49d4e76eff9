import type { ComponentType } from 'react'
import { lateCode } from '../lib/late-code'

/**
 * A component that a screen can do without. Unlike one of `lazyPart`, nothing is shown when its code cannot
 * be loaded, where the screen would otherwise be replaced by an error.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const useCode = lateCode(async () => ({ Part: await load() }))

  return function OptionalPart(props: Props) {
    const code = useCode(true)
    return code && <code.Part {...props} />
  }
}
