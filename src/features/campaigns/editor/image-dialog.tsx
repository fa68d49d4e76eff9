import { Alert, Box, Button, Flex, Image, Input, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '@/shared/ui/dialog'
import { FileDrop } from '@/shared/ui/file-drop'
import { FormField } from '@/shared/ui/form-field'
import { notify } from '@/shared/ui/toaster'
import { isBlankImage, isEmbeddedImage, safeImageUrl } from '../content/safe-url'
import type { ImageNode } from './document'
import {
  embeddablePictures,
  toDataUrl,
  unreadablePicture,
  whyNotEmbedded,
} from './embedded-picture'

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
  /** Its address is too long to be read by anybody: the picture itself is shown. */
  const [isFromDevice, setIsFromDevice] = useState(isEmbeddedImage(address))
  const formId = useId()
  const url = safeImageUrl(address)

  const handleFile = async (file: File) => {
    const refusal = whyNotEmbedded(file)
    if (refusal) return notify.error(refusal)
    try {
      setAddress(await toDataUrl(file))
      setIsFromDevice(true)
      setAlt((alt) => alt || file.name.replace(/\.\w+$/, ''))
      setError(undefined)
    } catch {
      notify.error(unreadablePicture)
    }
  }
  const handleRemove = () => {
    setAddress('')
    setIsFromDevice(false)
  }

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
          {isFromDevice ? (
            <EmbeddedPicture url={url} onRemove={handleRemove} />
          ) : (
            <>
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
              <FileDrop
                size="sm"
                label="Choose from this device"
                hint="Or drop a picture here: PNG, JPG, GIF or WebP, at most 500 kB."
                accept={embeddablePictures}
                onFile={(file) => void handleFile(file)}
              />
            </>
          )}
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

type EmbeddedProps = { url: string; onRemove: () => void }

function EmbeddedPicture({ url, onRemove }: EmbeddedProps) {
  return (
    <Flex align="center" gap="4">
      <Box borderWidth="1px" borderRadius="l2" bg="white" p="1">
        <Image src={url} alt="The chosen picture" maxWidth="24" maxHeight="24" />
      </Box>
      <Stack align="flex-start" gap="1">
        <Text>{`From this device, ${kilobytes(url)} kB in the e-mail`}</Text>
        <Button size="xs" variant="outline" onClick={onRemove}>
          Choose another
        </Button>
      </Stack>
    </Flex>
  )
}
