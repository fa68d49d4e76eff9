import { chakra } from '@chakra-ui/react'

type Props = {
  isLarge?: boolean
}

/** Product name and logo (a path of steps). Used only in the sidebar and on Log In. */
export function Logo({ isLarge = false }: Props) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontWeight="semibold"
      textStyle={isLarge ? 'xl' : 'lg'}
    >
      <chakra.svg
        viewBox="0 0 32 32"
        boxSize={isLarge ? '10' : '8'}
        aria-hidden
        fill="brand.contrast"
        stroke="brand.contrast"
        strokeWidth="2.75"
        strokeLinecap="round"
        css={mark}
      >
        <rect width="32" height="32" rx="8" />
        <path d="M22.5 9H13a3.5 3.5 0 0 0 0 7h6a3.5 3.5 0 0 1 0 7H9.5" />
        <circle cx="22.5" cy="9" r="1.75" />
        <circle cx="9.5" cy="23" r="1.75" />
      </chakra.svg>
      AI SDR
    </chakra.span>
  )
}

const mark = { '& rect': { fill: 'brand.solid', stroke: 'none' }, '& path': { fill: 'none' } }
