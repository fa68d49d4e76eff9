import { Button, chakra, Stack, Text } from '@chakra-ui/react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { UploadIcon } from './icons'

export type FileDropProps = {
  /** The words on the button, for example 'Choose a CSV file'. */
  label: string
  hint?: string
  /** What the picker offers, as in the `accept` of a file input; what is dropped may be anything. */
  accept: string
  isDisabled?: boolean
  onFile: (file: File) => void
}

export function FileDrop({ label, hint, accept, isDisabled = false, onFile }: FileDropProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Emptied, or choosing the same file again would change nothing and tell nobody.
    event.target.value = ''
    if (file) onFile(file)
  }
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!isDisabled)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isDisabled) onFile(file)
  }

  return (
    <Stack
      align="center"
      textAlign="center"
      gap="3"
      p="8"
      borderRadius="l3"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'brand.solid' : 'border.emphasized'}
      bg={isOver ? 'brand.subtle' : 'bg.subtle'}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Button variant="outline" disabled={isDisabled} onClick={() => inputRef.current?.click()}>
        <UploadIcon aria-hidden />
        {label}
      </Button>
      <chakra.input
        ref={inputRef}
        type="file"
        accept={accept}
        aria-label={label}
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
