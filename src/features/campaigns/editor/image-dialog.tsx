import { Alert, Button, Input, Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '@/shared/ui/dialog'
import { FormField } from '@/shared/ui/form-field'
import { isBlankImage, isEmbeddedImage, safeImageUrl } from '../content/safe-url'
import type { ImageNode } from './document'

export type ImageDraft = Pick<ImageNode, 'url' | 'alt' | 'width'>

export type ImageDialogProps = {
  draft: ImageDraft | undefined
  onSave: (image: ImageDraft) => void
  onClose: () => void
}

const RULE = 'The address of the picture starts with https://, http:// or data:image/.'

const kilobytes = (url: string) => Math.ceil(url.length / 1000)

export function ImageDialog({ draft, onSave, onClose }: ImageDialogProps) {
  const [address, setAddress] = useState(draft && !isBlankImage(draft.url) ? draft.url : '')
  const [alt, setAlt] = useState(draft?.alt ?? '')
  const [width, setWidth] = useState(draft?.width ? String(draft.width) : '')
  const [error, setError] = useState<string>()
  const formId = useId()
  const url = safeImageUrl(address)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBlankImage(url)) {
      setError(RULE)
      return
    }
    const pixels = Math.round(Number(width))
    onSave({ url, alt: alt.trim(), width: pixels > 0 && pixels < 10_000 ? pixels : undefined })
  }

  return (
    <Dialog
      title={draft ? 'Edit the picture' : 'Add a picture'}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save picture
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          <FormField label="Address" helper={error ? undefined : RULE} error={error} isRequired>
            <Input
              autoFocus
              value={address}
              inputMode="url"
              placeholder="https://"
              onChange={(event) => {
                setAddress(event.target.value)
                setError(undefined)
              }}
            />
          </FormField>
          <FormField label="Description" helper="Read aloud, and shown where pictures are blocked.">
            <Input value={alt} onChange={(event) => setAlt(event.target.value)} />
          </FormField>
          <FormField label="Width in pixels" helper="Left empty, the picture has its own width.">
            <Input
              value={width}
              inputMode="numeric"
              onChange={(event) => setWidth(event.target.value.replace(/\D/g, ''))}
            />
          </FormField>
          {isEmbeddedImage(url) && (
            <Alert.Root status="warning" size="sm">
              <Alert.Indicator />
              <Alert.Title>
                Embedded pictures ({kilobytes(url)} kB) are not shown by Gmail and Outlook.
              </Alert.Title>
            </Alert.Root>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
