import { useMediaQuery } from '@chakra-ui/react'

/** Below the breakpoint `md`, where tables become cards. */
const PHONE = '(max-width: 47.9375em)'

export function useIsPhone(): boolean {
  const [isPhone] = useMediaQuery([PHONE], { ssr: false })
  return isPhone ?? false
}
