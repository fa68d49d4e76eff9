import { Stack, Text, Textarea } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '../button'
import { useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '../dialogs/dialog'

export function CopyByHandDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useTranslation()
  const textRef = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      title={t('The browser did not allow copying')}
      onClose={onClose}
      initialFocusEl={() => textRef.current}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <Stack gap="3">
        <Text>{t('The text is selected: press Ctrl+C, or ⌘C on a Mac.')}</Text>
        <Textarea
          ref={textRef}
          aria-label={t('Text to copy')}
          readOnly
          rows={8}
          fontFamily="mono"
          textStyle="sm"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Stack>
    </Dialog>
  )
}
