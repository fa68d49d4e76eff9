import { Input, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { readTexts, type SourceText, writeTexts } from '../../html/source-texts'

type Props = { html: string; onSave: (html: string) => void; onClose: () => void }

/** One field for each text of a block; the HTML between them stays as it is. */
export function TextsDialog({ html, onSave, onClose }: Props) {
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
