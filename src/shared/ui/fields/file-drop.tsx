import { Button, chakra, Stack, Text } from '@chakra-ui/react'
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { UploadIcon } from '../icons'

export type FileDropProps = {
  /** The words on the button, for example 'Choose a CSV file'. */
  label: string
  hint?: string
  /** What the picker offers, as in the `accept` of a file input; what is dropped may be anything. */
  accept: string
  isDisabled?: boolean
  size?: 'sm' | 'md'
  /** For one file: of several that are dropped, the first. */
  onFile?: (file: File) => void
  /** In the place of `onFile`, for several at once. */
  onFiles?: (files: readonly File[]) => void
}

export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, isDisabled = false, size = 'md', onFile, onFiles } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  useEffect(keepPageFromDrops, [])

  const handOver = (files: readonly File[]) => {
    const [first] = files
    if (!first || isDisabled) return
    onFile?.(first)
    onFiles?.(files)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Emptied, or choosing the same file again would change nothing and tell nobody.
    event.target.value = ''
    handOver(files)
  }
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!isDisabled)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    handOver([...event.dataTransfer.files])
  }

  return (
    <Stack
      align="center"
      textAlign="center"
      gap="3"
      p={size === 'sm' ? '4' : '8'}
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
        size={size}
        variant="outline"
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
      <Text color="fg.muted" textStyle="sm">
        {hint ?? 'You can also drop a file here.'}
      </Text>
    </Stack>
  )
}

/** A file that is dropped beside the box would open in the place of the page. */
function keepPageFromDrops() {
  const handleDrag = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  document.addEventListener('dragover', handleDrag)
  document.addEventListener('drop', handleDrag)
  return () => {
    document.removeEventListener('dragover', handleDrag)
    document.removeEventListener('drop', handleDrag)
  }
}
