import { Box, Flex, Heading, Stack, Text, chakra, Center, Image } from '@chakra-ui/react'
import { useCallback, useId } from 'react'
import { listInWords, perLocale } from '@/shared/i18n/active-language'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { FileDrop } from '@/shared/ui/fields/file-drop'
import { focusAfterRow } from '@/shared/lib/keyboard/focus-after-row'
import { IconAction } from '@/shared/ui/icon-action'
import { CloseIcon, FileIcon } from '@/shared/ui/icons'
import { notify } from '@/shared/ui/notifications/toaster'
import { UserText } from '@/shared/ui/user-text'
import {
  ACCEPT,
  acceptedTypes,
  type Admission,
  MAX_ATTACHMENTS,
  fileSizeInWords,
  isImage,
} from './attachment-rules'
import type { AttachmentStore } from './attachment-store'

type Props = { stepId: string; store: AttachmentStore }

const or = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))
const acceptedInWords = () => or().format(acceptedTypes)

export function Attachments({ stepId, store }: Props) {
  const t = useTranslation()
  const attachments = useStore(store.store, () => store.of(stepId))
  const headingId = useId()

  return (
    <Stack as="section" aria-labelledby={headingId} gap="1.5">
      <Heading as="h3" size="xs" id={headingId} srOnly>
        {t('Attachments')}
      </Heading>
      {attachments.length > 0 && (
        <Box as="ul" aria-label={t('Attached files')} listStyleType="none">
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              file={attachment.file}
              onRemove={() => store.remove(stepId, attachment.id)}
            />
          ))}
        </Box>
      )}
      <FileDrop
        size="line"
        label={t('Attach files')}
        hint={t('Or drop files here: {types}, at most 10 MB each.', { types: acceptedInWords() })}
        accept={ACCEPT}
        onFiles={(files) => attachFiles(store, stepId, files)}
      >
        <Text role="status" whiteSpace="nowrap">
          {t('{count} of {most} files', { count: attachments.length, most: MAX_ATTACHMENTS })}
        </Text>
        <Text>{t('Kept in this editor only: not sent with the campaign')}</Text>
      </FileDrop>
    </Stack>
  )
}

export const attachFiles = (store: AttachmentStore, stepId: string, files: readonly File[]) =>
  showRefusals(store.add(stepId, files))

function showRefusals({ refused, tooLarge, isFull }: Admission) {
  if (refused.length > 0) {
    const names = listInWords().format(refused.map(({ name }) => name))
    notify.error({
      title: translate('This type of file cannot be attached'),
      description: translate('Left out: {names}. Accepted are {types} files.', {
        names,
        types: acceptedInWords(),
      }),
    })
  }
  for (const { name } of tooLarge) window.alert(attachmentAlerts.tooLarge(name))
  if (isFull) window.alert(attachmentAlerts.tooMany())
}

const attachmentAlerts = {
  tooLarge: (name: string) =>
    translate('File {name} is too large. Maximum size is 10MB.', { name }),
  tooMany: () => translate('Maximum 5 attachments allowed per step.'),
}

type AttachmentRowProps = { file: File; onRemove: () => void }

function AttachmentRow({ file, onRemove }: AttachmentRowProps) {
  const t = useTranslation()
  const { name, size } = file
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )

  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      {isImage(name) ? (
        <Image
          ref={show}
          alt={t('Preview of {name}', { name })}
          boxSize="10"
          objectFit="cover"
          borderRadius="l1"
          borderWidth="1px"
          bg="white"
        />
      ) : (
        <Center boxSize="10" borderRadius="l1" bg="bg.muted" color="fg.muted" aria-hidden>
          <FileIcon size={16} />
        </Center>
      )}
      <Flex direction="column" flex="1" minW="0">
        <UserText text={name} fontWeight="medium" />
        <Text color="fg.muted" textStyle="sm">
          {fileSizeInWords(size)}
        </Text>
      </Flex>
      <IconAction
        label={t('Remove {name}', { name })}
        Icon={CloseIcon}
        size="sm"
        data-action="remove"
        onClick={({ currentTarget }) => {
          focusAfterRow(currentTarget)?.focus()
          onRemove()
        }}
      />
    </chakra.li>
  )
}
