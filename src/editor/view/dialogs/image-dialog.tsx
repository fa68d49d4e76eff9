import { Alert, Box, Flex, Image, Input, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { toDataUrl } from '@/shared/lib/values/base64'
import { Button } from '@/shared/ui/button'
import { FileDrop } from '@/shared/ui/fields/file-drop'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { isBlankImage, isEmbeddedImage, safeImageUrl } from '@/entities/campaign/mail/safe-url'
import { ADDRESS_REFUSED, AddressField } from './link-dialog'
import type { ImageNode } from '../../model/document'
import { embeddablePictures, unreadablePicture, whyNotEmbedded } from '../../clipboard/clipboard'

type ImageDraft = Pick<ImageNode, 'url' | 'alt' | 'width'>

type ImageDialogProps = {
  draft: ImageDraft | undefined
  onSave: (image: ImageDraft) => void
  onClose: () => void
}

const RULE = msg('The address of the picture starts with https://, http:// or data:image/.')

const kilobytes = (url: string) => Math.ceil(url.length / 1000)

export function ImageDialog({ draft, onSave, onClose }: ImageDialogProps) {
  const t = useTranslation()
  const [address, setAddress] = useState(draft && !isBlankImage(draft.url) ? draft.url : '')
  const [alt, setAlt] = useState(draft?.alt ?? '')
  const [width, setWidth] = useState(draft?.width ? String(draft.width) : '')
  const [isRefused, setIsRefused] = useState(false)
  /**
   * Shows the image instead of its address, because the address of an embedded image is too long.
   */
  const [isFromDevice, setIsFromDevice] = useState(isEmbeddedImage(address))
  const url = safeImageUrl(address)

  const handleFile = async (file: File) => {
    const refusal = whyNotEmbedded(file)
    if (refusal) return notify.error(refusal)
    try {
      setAddress(await toDataUrl(file))
      setIsFromDevice(true)
      setAlt((alt) => alt || file.name.replace(/\.\w+$/, ''))
      setIsRefused(false)
    } catch {
      notify.error(unreadablePicture)
    }
  }
  const handleRemove = () => {
    setAddress('')
    setIsFromDevice(false)
  }

  const handleAddress = (address: string) => {
    setAddress(address)
    setIsRefused(false)
  }
  const handleSubmit = () => {
    if (address.trim() === '') return setIsRefused(true)
    if (isBlankImage(url)) notify.error({ title: t(ADDRESS_REFUSED), description: t(RULE) })
    const pixels = Math.round(Number(width))
    return onSave({
      url,
      alt: alt.trim(),
      width: pixels > 0 && pixels < 10_000 ? pixels : undefined,
    })
  }

  return (
    <FormDialog
      title={draft ? t('Edit the picture') : t('Add a picture')}
      size="sm"
      submitLabel={t('Save picture')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack gap="4">
        {isFromDevice ? (
          <EmbeddedPicture url={url} onRemove={handleRemove} />
        ) : (
          <>
            <AddressField
              value={address}
              rule={t(RULE)}
              isRefused={isRefused}
              onChange={handleAddress}
            />
            <FileDrop
              size="sm"
              label={t('Choose from this device')}
              hint={t('Or drop a picture here: PNG, JPG, GIF or WebP, at most 500 kB.')}
              accept={embeddablePictures}
              onFile={(file) => void handleFile(file)}
            />
          </>
        )}
        <FormField
          label={t('Description')}
          helper={t('For screen readers, and where pictures are blocked.')}
        >
          <Input value={alt} onChange={(event) => setAlt(event.target.value)} />
        </FormField>
        <FormField label={t('Width in pixels')} helper={t('Leave empty for the original width.')}>
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
              {t('Embedded pictures ({size} kB) are not shown by Gmail and Outlook.', {
                size: kilobytes(url),
              })}
            </Alert.Title>
          </Alert.Root>
        )}
      </Stack>
    </FormDialog>
  )
}

type EmbeddedProps = { url: string; onRemove: () => void }

function EmbeddedPicture({ url, onRemove }: EmbeddedProps) {
  const t = useTranslation()

  return (
    <Flex align="center" gap="4">
      <Box borderWidth="1px" borderRadius="l2" bg="white" p="1">
        <Image src={url} alt={t('The chosen picture')} maxWidth="24" maxHeight="24" />
      </Box>
      <Stack align="flex-start" gap="1">
        <Text>{t('From this device, {size} kB in the e-mail', { size: kilobytes(url) })}</Text>
        <Button size="xs" variant="outline" onClick={onRemove}>
          {t('Choose another')}
        </Button>
      </Stack>
    </Flex>
  )
}
