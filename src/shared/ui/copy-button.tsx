import { Button, type ButtonProps, Stack, Text, Textarea } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Dialog } from './dialogs/dialog'
import { CopyIcon } from './icons'
import { notify } from './notifications/toaster'

export type CopyButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'disabled'> & {
  label: string
  /** Made when it is asked for. */
  text: () => string
}

/** Where the browser refuses to copy, the text is shown and selected instead. */
export function CopyButton({ label, text, variant = 'outline', ...rest }: CopyButtonProps) {
  const [refused, setRefused] = useState<string>()

  const handleCopy = async () => {
    const copied = text()
    try {
      await navigator.clipboard.writeText(copied)
      notify.success({ title: 'Copied to clipboard' })
    } catch {
      setRefused(copied)
    }
  }

  return (
    <>
      <Button variant={variant} {...rest} onClick={() => void handleCopy()}>
        <CopyIcon aria-hidden />
        {label}
      </Button>
      {refused !== undefined && (
        <CopyByHandDialog text={refused} onClose={() => setRefused(undefined)} />
      )}
    </>
  )
}

function CopyByHandDialog({ text, onClose }: { text: string; onClose: () => void }) {
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
