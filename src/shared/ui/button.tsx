// oxlint-disable-next-line eslint/no-restricted-imports -- the Button that the rule asks for wraps this one
import { Button as ChakraButton, chakra, IconButton as ChakraIconButton } from '@chakra-ui/react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { msg } from '@/shared/i18n/translate'

/** For Cancel, while the call of the dialog is not answered. */
export const PENDING = msg('Please wait until this has finished.')

type ReasonProps = {
  /** Why the button cannot be used now; undefined when it can. */
  disabledReason?: string | undefined
  /** Shows the reason as text too, for a button that is `disabled` and so never has the focus. */
  isReasonShown?: boolean
}

export type ButtonProps = ComponentProps<typeof ChakraButton> & ReasonProps

/**
 * Every button. `disabledReason` says why it cannot be used: to a screen reader as its description, to a pointer and on
 * focus as a tooltip (src/app/keyboard/control-hint.tsx), and in the command palette. Unless it is `disabled` too, the
 * button stays focusable, and a press does nothing. Where the specification has a message for the press, the button
 * stays enabled instead.
 */
export function Button(props: ButtonProps) {
  const { button, reason } = useReason(props)
  return (
    <>
      <ChakraButton {...button} />
      {reason}
    </>
  )
}

/** A button with an icon only, which needs an `aria-label`. */
export function IconButton(props: ComponentProps<typeof ChakraIconButton> & ReasonProps) {
  const { button, reason } = useReason(props)
  return (
    <>
      <ChakraIconButton {...button} />
      {reason}
    </>
  )
}

const preventDefault = (event: MouseEvent) => event.preventDefault()

function useReason<Props extends ButtonProps>({
  disabledReason,
  isReasonShown = false,
  ...button
}: Props): { button: Omit<Props, keyof ReasonProps>; reason: ReactNode } {
  const id = useId()
  if (disabledReason === undefined) return { button, reason: undefined }
  const refused = { 'aria-disabled': true, onClick: preventDefault } as const
  return {
    button: { ...button, 'aria-describedby': id, ...(button.disabled ? {} : refused) },
    reason: (
      // Beside the buttons of a footer, so that they stay where they are.
      <chakra.span
        id={id}
        hidden={!isReasonShown}
        order={-1}
        // On a phone in a line of its own, so that the buttons stay side by side.
        flex={{ base: '1 1 100%', sm: '1 1 10rem' }}
        alignSelf="center"
        color="fg.muted"
        textStyle="sm"
      >
        {disabledReason}
      </chakra.span>
    ),
  }
}
