import { Input, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { listInWords } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { parseMail } from '@/entities/campaign/mail/mail-source'
import { readTexts, type SourceText, writeTexts } from '../../html/source-texts'

type ConvertProps = { html: string; onConfirm: () => void; onClose: () => void }

export function ConvertDialog({ html, onConfirm, onClose }: ConvertProps) {
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

type TextsProps = { html: string; onSave: (html: string) => void; onClose: () => void }

export function TextsDialog({ html, onSave, onClose }: TextsProps) {
  const t = useTranslation()
  const texts = useMemo(() => readTexts(html), [html])
  const [changes, setChanges] = useState<ReadonlyMap<SourceText, string>>(new Map())
  return (
    <FormDialog
      title={t('Edit texts')}
      size="lg"
      submitLabel={t('Save texts')}
      hasInput={[...changes].some(([{ text }, next]) => next !== text)}
      onSubmit={() => onSave(writeTexts(html, changes))}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text color="fg.muted" textStyle="sm">
          {texts.length > 0
            ? t('Only the words change: the layout, links and pictures stay as they are.')
            : t('This block has no text.')}
        </Text>
        {texts.map((text, index) => (
          <Input
            key={text.start}
            size="sm"
            aria-label={t('Text {index} of {count}', { index: index + 1, count: texts.length })}
            autoComplete="off"
            value={changes.get(text) ?? text.text}
            onChange={({ target }) =>
              setChanges((changes) => new Map(changes).set(text, target.value))
            }
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
