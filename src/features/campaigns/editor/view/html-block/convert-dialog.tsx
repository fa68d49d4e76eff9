import { Stack, Text } from '@chakra-ui/react'
import { listInWords } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { parseMail } from '../../../mail/mail-source'

type Props = { html: string; onConfirm: () => void; onClose: () => void }

/** Says what will be lost before anything is converted. */
export function ConvertDialog({ html, onConfirm, onClose }: Props) {
  const t = useTranslation()
  const tables = parseMail(html).body.querySelectorAll('table').length
  const lost = listInWords().format([
    ...(tables > 0
      ? [t('{tables, plural, one {its table} other {its {tables} tables}}', { tables })]
      : []),
    t('columns'),
    t('the shape of buttons'),
    t('backgrounds, borders and spacing'),
  ])
  return (
    <ConfirmDialog
      title={t('Convert to simple text')}
      confirmLabel={t('Convert to simple text')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text>
          {t('The texts, links and pictures of this block become paragraphs that you can edit.')}
        </Text>
        <Text>{t('What is lost: {lost}.', { lost })}</Text>
        <Text>{t('Undo brings the block back exactly as it is now.')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
