import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { listInWords, perLocale } from '@/shared/i18n/active-language'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { FileDrop } from '@/shared/ui/fields/file-drop'
import { notify } from '@/shared/ui/notifications/toaster'
import { ACCEPT, acceptedTypes, type Admission, MAX_ATTACHMENTS } from './attachment-rules'
import { AttachmentRow } from './attachment-row'
import type { AttachmentStore } from './attachment-store'
import { attachmentAlerts } from './messages'

/**
 * For the builder: when it opens, removes the files of steps that were deleted before, and revokes
 * the previews when it closes. While it is open, Undo may bring a step back with its files.
 */
export function useAttachments(store: AttachmentStore, steps: readonly { id: string }[]): void {
  const [atStart] = useState(() => steps.map(({ id }) => id))
  useEffect(() => store.keepOnly(atStart), [store, atStart])
  useEffect(() => {
    store.showPreviews()
    return () => store.releasePreviews()
  }, [store])
}

type Props = { stepId: string; store: AttachmentStore }

const or = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))
const acceptedInWords = () => or().format(acceptedTypes)

export function Attachments({ stepId, store }: Props) {
  const t = useTranslation()
  const attachments = useSyncExternalStore(store.subscribe, () => store.of(stepId))
  const headingId = useId()

  return (
    <Stack as="section" aria-labelledby={headingId} gap="1.5">
      <Flex align="baseline" wrap="wrap" columnGap="3" color="fg.muted" textStyle="sm">
        <Heading as="h3" size="xs" id={headingId} color="fg">
          {t('Attachments')}
        </Heading>
        <Text role="status">
          {t('{count} of {most} files', { count: attachments.length, most: MAX_ATTACHMENTS })}
        </Text>
        <Text>{t('Kept in this editor only: not sent with the campaign')}</Text>
      </Flex>
      {attachments.length > 0 && (
        <Box as="ul" aria-label={t('Attached files')} listStyleType="none">
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              onRemove={() => store.remove(stepId, attachment.id)}
            />
          ))}
        </Box>
      )}
      <FileDrop
        size="sm"
        label={t('Attach files')}
        hint={t('Or drop files here: {types}, at most 10 MB each.', { types: acceptedInWords() })}
        accept={ACCEPT}
        onFiles={(files) => showRefusals(store.add(stepId, files))}
      />
    </Stack>
  )
}

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
