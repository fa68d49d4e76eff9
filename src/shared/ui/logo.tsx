import { chakra } from '@chakra-ui/react'

/** Product name and mark: only in the sidebar and on Log In. */
export function Logo() {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontWeight="semibold"
      textStyle="lg"
    >
      <chakra.svg viewBox="0 0 32 32" boxSize="8" aria-hidden color="brand.solid">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path
          d="M7 12.5l6.5 6 4-4L25 21M25 15.5V21h-5.5"
          transform="matrix(1 0 0 -1 0 33.5)"
          fill="none"
          stroke="white"
          strokeWidth="2.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </chakra.svg>
      AI SDR
    </chakra.span>
  )
}
