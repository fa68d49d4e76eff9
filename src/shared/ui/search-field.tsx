import { IconButton, Input } from '@chakra-ui/react'
import { memo, useCallback, useRef } from 'react'
import { CloseIcon, SearchIcon } from './icons'
import { Look, lookOf } from './look'

type SearchFieldProps = {
  /** Its accessible name; what is seen is the placeholder, which is the label unless given. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

const look = lookOf({
  position: 'relative',
  width: 'full',
  '& > span': { position: 'absolute', insetStart: '3', top: '3', zIndex: '1', color: 'fg.muted' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
})

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange } = props
  const ref = useRef<HTMLInputElement>(null)

  const handleClear = useCallback(() => {
    onChange('')
    ref.current?.focus()
  }, [onChange])

  return (
    <Look look={look}>
      <span aria-hidden>
        <SearchIcon size={16} />
      </span>
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        ps="9"
        pe="10"
      />
      <ClearButton isHidden={value === ''} onClear={handleClear} />
    </Look>
  )
}

type ClearProps = { isHidden: boolean; onClear: () => void }

/** Always there: mounting it at the first key would style the whole page anew. */
const ClearButton = memo(function ClearButton({ isHidden, onClear }: ClearProps) {
  return (
    <IconButton
      hidden={isHidden}
      aria-label="Clear search"
      variant="ghost"
      size="xs"
      position="absolute"
      insetEnd="1"
      top="1"
      onClick={onClear}
    >
      <CloseIcon />
    </IconButton>
  )
})
