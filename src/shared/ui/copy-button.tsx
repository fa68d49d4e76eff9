import { Button, type ButtonProps } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { copyText } from './copy-text'
import { CopyIcon } from './icons'
import { lazyPart } from './lazy-part'
import type { Message } from './notifications/message'

const CopyByHandDialog = lazyPart(
  async () => (await import('./copy-by-hand-dialog')).CopyByHandDialog,
)

export type CopyButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'disabled'> & {
  label: string
  /** Made when it is asked for; undefined when there is nothing to copy, which it has said itself. */
  text: () => string | undefined
  /** The toast. */
  copied?: (text: string) => Message
}

/** Where the browser refuses to copy, the text is shown and selected instead. */
export function CopyButton({ label, text, copied, variant = 'outline', ...rest }: CopyButtonProps) {
  const [refused, setRefused] = useState<string>()

  const handleCopy = async () => {
    const toCopy = text()
    if (toCopy === undefined) return
    if (!(await copyText(toCopy, copied?.(toCopy)))) setRefused(toCopy)
  }

  return (
    <>
      <Button variant={variant} {...rest} onClick={() => void handleCopy()}>
        <CopyIcon aria-hidden />
        {label}
      </Button>
      {refused !== undefined && (
        <Suspense>
          <CopyByHandDialog text={refused} onClose={() => setRefused(undefined)} />
        </Suspense>
      )}
    </>
  )
}
