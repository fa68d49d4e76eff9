import { Box, type SystemStyleObject } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { CloseIcon, SearchIcon } from '../icons'
import { buttonStyles, inputStyles } from '../theme/static-styles'

type SearchFieldProps = {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

// Plain elements instead of Chakra components, because they render on every keystroke.
const styles: SystemStyleObject = {
  position: 'relative',
  width: 'full',
  '& > span': {
    position: 'absolute',
    insetStart: '3',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    zIndex: '1',
    color: 'fg.muted',
  },
  '& > input': { ...inputStyles({}), ps: '9', pe: '10' },
  '& > input::-webkit-search-cancel-button': { display: 'none' },
  '& > button': {
    ...buttonStyles({ variant: 'ghost', size: 'xs' }),
    position: 'absolute',
    insetEnd: '1',
    insetBlock: '0.5',
    height: 'auto',
    px: '0',
  },
  '& > button[hidden]': { display: 'none' },
}

const magnifier = <SearchIcon size={16} />
const cross = <CloseIcon />

/**
 * Filters what is already on the screen as the user types. Not for a server search, which costs
 * time or credits and therefore needs a button.
 */
export function SearchField(props: SearchFieldProps) {
  const t = useTranslation()
  const { label, placeholder = label, value, onChange } = props
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => void action('/')(ref.current), [])

  const handleClear = () => {
    onChange('')
    ref.current?.focus()
  }

  return (
    <Box css={styles} data-not-printed>
      <span aria-hidden>{magnifier}</span>
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* Always mounted: inserting it on the first keystroke would restyle the whole page. */}
      <button
        type="button"
        hidden={value === ''}
        aria-label={t('Clear search')}
        onClick={handleClear}
      >
        {cross}
      </button>
    </Box>
  )
}
