import { chakra, Stack, Text } from '@chakra-ui/react'
import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../button'
import { useTranslation } from '@/shared/i18n/translate'
import { UploadIcon } from '../icons'

export type FileDropProps = {
  label: string
  hint?: string
  /** `accept` of the file input. Restricts the picker, but not dropped files. */
  accept: string
  isDisabled?: boolean
  /**
   * 'sm': one row. 'line': one quiet row with the hint as a tooltip, until files are dragged over
   * the page.
   */
  size?: 'line' | 'sm' | 'md'
  children?: ReactNode
  onFile?: (file: File) => void
  /** Accepts several files at once; replaces `onFile`. */
  onFiles?: (files: readonly File[]) => void
}

/**
 * File picker and drop zone. The caller validates type and size, because dropped files need not
 * match `accept`.
 */
export function FileDrop(props: FileDropProps) {
  const t = useTranslation()
  const { label, hint, accept, isDisabled = false, size = 'md', onFile, onFiles, children } = props
  const isLine = size === 'line'
  const isRow = size !== 'md'
  const isDragged = useDraggedFiles()
  const isArea = !isLine || isDragged
  const hintId = useId()
  const text = hint ?? t('You can also drop a file here.')
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const reportFiles = (files: readonly File[]) => {
    const [first] = files
    if (!first || isDisabled) return
    onFile?.(first)
    onFiles?.(files)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Reset, because choosing the same file again would not fire a change event.
    event.target.value = ''
    reportFiles(files)
  }
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!isDisabled)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    reportFiles([...event.dataTransfer.files])
  }

  return (
    <Stack
      {...(isLine ? line : isRow ? row : column)}
      align="center"
      borderRadius="l3"
      borderWidth={isLine ? '1px' : '2px'}
      borderStyle="dashed"
      borderColor={isOver ? 'brand.solid' : isArea ? 'border.emphasized' : 'transparent'}
      bg={isOver ? 'brand.subtle' : isArea ? 'bg.hover' : undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Button
        size={isRow ? 'xs' : 'md'}
        variant={isLine ? 'ghost' : 'outline'}
        title={isLine ? text : undefined}
        aria-describedby={hintId}
        maxW="full"
        whiteSpace="normal"
        height="auto"
        minH={isRow ? '8' : '10'}
        disabled={isDisabled}
        onClick={() => inputRef.current?.click()}
      >
        <UploadIcon aria-hidden />
        {label}
      </Button>
      <chakra.input
        ref={inputRef}
        type="file"
        accept={accept}
        aria-label={label}
        multiple={onFiles !== undefined}
        disabled={isDisabled}
        hidden
        onChange={handleChange}
      />
      {children}
      <Text
        id={hintId}
        hidden={isLine && !isDragged}
        color="fg.muted"
        textStyle={isRow ? 'xs' : 'sm'}
      >
        {text}
      </Text>
    </Stack>
  )
}

const column = { gap: '3', p: '8', textAlign: 'center' } as const
const row = { direction: 'row', wrap: 'wrap', columnGap: '3', p: '1' } as const
const line = {
  direction: 'row',
  wrap: 'wrap',
  columnGap: '2',
  rowGap: '0',
  minH: '9',
  textStyle: 'sm',
  color: 'fg.muted',
} as const

function useDraggedFiles() {
  const [isDragged, setIsDragged] = useState(false)
  useEffect(() => {
    const handleDrag = ({ dataTransfer }: globalThis.DragEvent) =>
      setIsDragged(dataTransfer?.types.includes('Files') ?? false)
    // Fires between elements as well; only leaving the window has no `relatedTarget`.
    const handleLeave = ({ relatedTarget }: globalThis.DragEvent) =>
      relatedTarget === null && setIsDragged(false)
    const handleDrop = () => setIsDragged(false)
    document.addEventListener('dragenter', handleDrag)
    document.addEventListener('dragleave', handleLeave)
    document.addEventListener('drop', handleDrop)
    return () => {
      document.removeEventListener('dragenter', handleDrag)
      document.removeEventListener('dragleave', handleLeave)
      document.removeEventListener('drop', handleDrop)
    }
  }, [])
  return isDragged
}
