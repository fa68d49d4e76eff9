import { type ButtonProps } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../button'
import { copyText } from './copy-text'
import { CopyIcon } from '../icons'
import { lazyPart } from '../lazy-part'

const CopyByHandDialog = lazyPart(
  async () => (await import('./copy-by-hand-dialog')).CopyByHandDialog,
)

type CopyButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'disabled'> & {
  label: string
  isIconOnly?: boolean
  /** Evaluated on click. */
  text: () => string
  /** The same with markup, for programs that take it. */
  html?: () => string
}

/**
 * Copies text to the clipboard; use a download for files. If the browser refuses to copy, the text
 * is shown and selected instead.
 */
export function CopyButton(props: CopyButtonProps) {
  const { label, isIconOnly, text, html, variant = 'outline', ...rest } = props
  const [refused, setRefused] = useState<string>()

  const handleCopy = async () => {
    const toCopy = text()
    if (!(await copyText(toCopy, undefined, html?.()))) setRefused(toCopy)
  }

  return (
    <>
      <Button
        variant={variant}
        {...rest}
        {...(isIconOnly && { 'aria-label': label, title: label, px: '0' })}
        onClick={() => void handleCopy()}
      >
        <CopyIcon aria-hidden />
        {!isIconOnly && label}
      </Button>
      {refused !== undefined && (
        <CopyByHandDialog text={refused} onClose={() => setRefused(undefined)} />
      )}
    </>
  )
}
