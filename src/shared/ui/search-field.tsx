import { Box, type BoxProps, IconButton, Input } from '@chakra-ui/react'
import { useRef } from 'react'
import { SearchIcon, CloseIcon } from './icons'

export type SearchFieldProps = {
  /** Its accessible name; what is seen is the placeholder, which is the label unless given. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  maxWidth?: BoxProps['maxWidth']
}

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, maxWidth } = props
  const ref = useRef<HTMLInputElement>(null)

  const handleClear = () => {
    onChange('')
    ref.current?.focus()
  }

  return (
    <Box position="relative" width="full" maxWidth={maxWidth}>
      <Box position="absolute" insetStart="3" top="3" zIndex="1" color="fg.muted" aria-hidden>
        <SearchIcon size={16} />
      </Box>
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        ps="9"
        pe="10"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <IconButton
        // Always there: mounting it at the first key would style the whole page anew.
        hidden={value === ''}
        aria-label="Clear search"
        variant="ghost"
        size="xs"
        position="absolute"
        insetEnd="1"
        top="1"
        onClick={handleClear}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  )
}
