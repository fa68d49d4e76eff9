import { Stack, Text } from '@chakra-ui/react'
import { EDITOR_TO_ELEMENT } from 'slate-dom'
import { useSlateStatic } from 'slate-react'
import { numberFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { type Store, useStore } from '@/shared/lib/state/store'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import type { LargePaste } from '../../clipboard/large-paste'

export function LargePasteDialog({ question }: { question: Store<LargePaste | undefined> }) {
  const t = useTranslation()
  const editor = useSlateStatic()
  const paste = useStore(question)
  if (!paste) return null
  const { size, paragraphs, insert } = paste
  const close = () => question.set(undefined)
  return (
    <ConfirmDialog
      title={t('Paste a long text?')}
      confirmLabel={t('Paste')}
      onConfirm={() => {
        insert()
        close()
      }}
      onClose={close}
      finalFocusEl={() => EDITOR_TO_ELEMENT.get(editor) ?? null}
    >
      <Stack gap="2">
        <Text>
          {t('This is long: about {size} kB of text in {count} paragraphs.', {
            size: rounded().format(Math.max(1, Math.round(size / 1000))),
            count: rounded().format(paragraphs),
          })}
        </Text>
        <Text>
          {t('Pasting it takes a while, and mail programs cut off e-mails of more than 100 kB.')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}

const rounded = numberFormat({ maximumSignificantDigits: 2 })
