import { chakra, Field, Input, Popover, Text, useSlotRecipe } from '@chakra-ui/react'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { DownIcon, SuccessIcon } from '../icons'
import { useWindowOfRows } from '../use-window-of-rows'
import { RequiredMark } from './form-field'
import { SelectField, type SelectFieldProps, type SelectOption } from './select-field'

type Props = Omit<SelectFieldProps, 'helper' | 'isDisabled'> & {
  filterLabel: string
}

/** Above this number, a filter is shown; fewer options fit, and typing jumps to one. */
const FEW = 20

/**
 * Picks one of any number of user-created options. They can be filtered, and only visible ones are
 * rendered.
 */
export function PickerField({ filterLabel, ...props }: Props) {
  return props.options.length > FEW ? (
    <FilteredPicker {...props} filterLabel={filterLabel} />
  ) : (
    <SelectField {...props} />
  )
}

function FilteredPicker(props: Props) {
  const t = useTranslation()
  const { label, isLabelHidden, options, value, onChange, placeholder, filterLabel } = props
  const { error, isRequired, size = 'md' } = props
  const id = useId()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  /** Text typed while the list is closed; it becomes the filter. */
  const [typed, setTyped] = useState('')
  const styles = useSlotRecipe({ key: 'select' })({ size })
  const chosen = options.find((option) => option.value === value)

  const handleOpenChange = (open: boolean) => {
    setIsOpen(open)
    if (open) setTyped('')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (!isText && key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    setTyped(isText ? key : '')
    setIsOpen(true)
  }

  return (
    <Field.Root required={isRequired} invalid={Boolean(error)}>
      <Popover.Root
        open={isOpen}
        onOpenChange={({ open }) => handleOpenChange(open)}
        ids={{ trigger: id }}
        positioning={{ sameWidth: true, placement: 'bottom-start', strategy: 'fixed' }}
        lazyMount
        unmountOnExit
      >
        <Field.Label htmlFor={id} srOnly={isLabelHidden}>
          {label}
          <RequiredMark />
        </Field.Label>
        <chakra.div css={styles.root} position="relative">
          <Field.Context>
            {({ ariaDescribedby }) => (
              <Popover.Trigger asChild>
                <chakra.button
                  type="button"
                  css={styles.trigger}
                  role="combobox"
                  aria-haspopup="listbox"
                  aria-expanded={isOpen}
                  aria-controls={listId}
                  aria-required={isRequired || undefined}
                  aria-invalid={Boolean(error) || undefined}
                  aria-describedby={ariaDescribedby}
                  data-placeholder-shown={chosen ? undefined : ''}
                  onKeyDown={handleKeyDown}
                >
                  <Text as="span" truncate>
                    {chosen?.label ?? placeholder ?? t('Choose')}
                  </Text>
                </chakra.button>
              </Popover.Trigger>
            )}
          </Field.Context>
          <chakra.span css={styles.indicatorGroup} color="fg.muted" aria-hidden>
            <DownIcon size={16} />
          </chakra.span>
        </chakra.div>
        {/* No portal: a dialog traps the focus. */}
        <Popover.Positioner>
          <Popover.Content
            role="presentation"
            width="var(--reference-width)"
            minWidth="min(20rem, calc(100vw - 2rem))"
            maxWidth="calc(100vw - 2rem)"
            p="2"
          >
            <Options
              id={listId}
              label={label}
              filterLabel={filterLabel}
              typed={typed}
              options={options}
              value={value}
              onChoose={(next) => {
                setIsOpen(false)
                onChange(next)
              }}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

const OPTION_HEIGHT_PX = 36
const PAGE = 8
const nearest = { block: 'nearest' } as const

const optionStyles = {
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    height: `${OPTION_HEIGHT_PX}px`,
    px: '2',
    borderRadius: 'l1',
    textStyle: 'sm',
    cursor: 'pointer',
  },
  '& [role=option][data-active]': { bg: 'bg.emphasized' },
  '& [role=option] > svg': { flexShrink: '0' },
  _highContrast: { '& [role=option][data-active]': { outline: '2px solid Highlight' } },
}

type OptionsProps = {
  id: string
  label: string
  filterLabel: string
  typed: string
  options: readonly SelectOption[]
  value: string | undefined
  onChoose: (value: string) => void
}

function Options(props: OptionsProps) {
  const t = useTranslation()
  const { id, label, filterLabel, typed, options, value, onChoose } = props
  const [text, setText] = useState(typed)
  const [active, setActive] = useState(() =>
    typed
      ? 0
      : Math.max(
          0,
          options.findIndex((option) => option.value === value),
        ),
  )
  const scrollBox = useRef<HTMLDivElement>(null)
  const query = useDeferredValue(text.trim().toLowerCase())
  const found = useMemo(
    () => options.filter((option) => option.label.toLowerCase().includes(query)),
    [options, query],
  )
  const { isVirtual, indexes, start, height, scrollTo } = useWindowOfRows(
    found.length,
    OPTION_HEIGHT_PX,
    scrollBox,
    { firstShown: active },
  )
  useEffect(() => {
    scrollBox.current?.querySelector('[data-active]')?.scrollIntoView(nearest)
  }, [])
  const optionId = (index: number) => `${id}-${index}`

  const moveTo = (index: number) => {
    const next = Math.min(Math.max(0, index), found.length - 1)
    setActive(next)
    if (isVirtual) scrollTo(next)
    else scrollBox.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView(nearest)
  }
  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => moveTo(active + 1),
    ArrowUp: () => moveTo(active - 1),
    PageDown: () => moveTo(active + PAGE),
    PageUp: () => moveTo(active - PAGE),
    Enter: () => {
      const option = found[active]
      if (option) onChoose(option.value)
    },
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.nativeEvent.isComposing) return
    event.preventDefault()
    step()
  }

  return (
    <>
      <Input
        size="sm"
        mb="2"
        role="combobox"
        aria-label={filterLabel}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        dir="auto"
        placeholder={filterLabel}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
          scrollBox.current?.scrollTo({ top: 0 })
        }}
        onKeyDown={handleKeyDown}
      />
      {found.length === 0 && (
        <Text px="2" py="1" color="fg.muted" textStyle="sm" role="status">
          {t('No match')}
        </Text>
      )}
      <chakra.div
        ref={scrollBox}
        maxHeight={`min(18rem, calc(var(--available-height, 23rem) - 5rem))`}
        overflowY="auto"
      >
        <chakra.div
          id={id}
          role="listbox"
          aria-label={label}
          css={optionStyles}
          style={isVirtual ? { height, paddingTop: start } : undefined}
        >
          {indexes.map((index) => {
            const option = found[index]
            if (!option) return null
            const isChosen = option.value === value
            return (
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen}
                aria-posinset={index + 1}
                aria-setsize={found.length}
                data-active={index === active || undefined}
                onPointerMove={() => index !== active && setActive(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option.value)}
                onKeyDown={handleKeyDown}
              >
                <Text as="span" truncate title={option.label}>
                  {option.label}
                </Text>
                {isChosen && <SuccessIcon size={16} aria-hidden />}
              </div>
            )
          })}
        </chakra.div>
      </chakra.div>
    </>
  )
}
