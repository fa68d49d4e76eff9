import { Button, chakra, Stack, Text } from '@chakra-ui/react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { UploadIcon } from '../icons'

export type FileDropProps = {
  /** Label of the button, for example 'Choose a CSV file'. */
  label: string
  hint?: string
  /** `accept` of the file input. It limits the picker, but not dropped files. */
  accept: string
  isDisabled?: boolean
  /** 'sm': one row. */
  size?: 'sm' | 'md'
  /** For a single file: the first if several are dropped. */
  onFile?: (file: File) => void
  /** Instead of `onFile`, for several files at once. */
  onFiles?: (files: readonly File[]) => void
}

/**
 * Takes files by a press or by dropping them. It checks nothing: the caller looks at type and size,
 * because a dropped file need not match `accept`.
 */
export function FileDrop(props: FileDropProps) {
  const t = useTranslation()
  const { label, hint, accept, isDisabled = false, size = 'md', onFile, onFiles } = props
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
    // Cleared, because choosing the same file again would fire no change event.
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
      {...(size === 'sm' ? row : column)}
      align="center"
      borderRadius="l3"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'brand.solid' : 'border.emphasized'}
      bg={isOver ? 'brand.subtle' : 'bg.subtle'}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Button
        size={size === 'sm' ? 'xs' : 'md'}
        variant="outline"
        maxW="full"
        whiteSpace="normal"
        height="auto"
        minH={size === 'sm' ? '8' : '10'}
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
      <Text color="fg.muted" textStyle={size === 'sm' ? 'xs' : 'sm'}>
        {hint ?? t('You can also drop a file here.')}
      </Text>
    </Stack>
  )
}

const column = { gap: '3', p: '8', textAlign: 'center' } as const
const row = { direction: 'row', wrap: 'wrap', columnGap: '3', p: '1' } as const
