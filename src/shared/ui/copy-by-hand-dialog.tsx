import { Button, Stack, Text, Textarea } from '@chakra-ui/react'
import { useRef } from 'react'
import { Dialog } from './dialogs/dialog'

export function CopyByHandDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const textRef = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      title="The browser did not allow copying"
      onClose={onClose}
      initialFocusEl={() => textRef.current}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap="3">
        <Text>The text is selected: press Ctrl+C, or ⌘C on a Mac.</Text>
        <Textarea
          ref={textRef}
          aria-label="Text to copy"
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
