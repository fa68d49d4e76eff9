// oxlint-disable-next-line eslint/no-restricted-imports -- the Button that the rule asks for wraps this one
import { Button as ChakraButton, chakra, IconButton as ChakraIconButton } from '@chakra-ui/react'
import { Children, type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { msg } from '@/shared/i18n/translate'

/** For Cancel, while the dialog's call is pending. */
export const PENDING = msg('Please wait until this has finished.')

type ReasonProps = {
  /** Why the button is unavailable; undefined when it is available. */
  disabledReason?: string | undefined
  /** Also shows the reason as text, for a `disabled` button, which cannot be focused. */
  isReasonShown?: boolean
  /** While its own call is pending: keeps the focus, and does nothing. Its label says what it does. */
  isPending?: boolean
  /** A ghost button at the start of a line: its text, not its padding, starts at the edge. */
  isFlush?: boolean
}

export type ButtonProps = ComponentProps<typeof ChakraButton> & ReasonProps

/**
 * Every button. `disabledReason` explains why it is unavailable: as the accessible description, as
 * a tooltip on hover and focus (src/app/keyboard/control-hint.tsx), and in the command palette.
 * Unless it is also `disabled`, the button stays focusable, and clicking it does nothing. Where the
 * specification defines a message for the click, the button stays enabled instead.
 */
export function Button(props: ButtonProps) {
  const { button, reason } = useReason(props)
  return (
    <>
      <ChakraButton {...button}>{withTextsApart(button.children)}</ChakraButton>
      {reason}
    </>
  )
}

/** An icon-only button. Needs an `aria-label`. */
export function IconButton(props: ComponentProps<typeof ChakraIconButton> & ReasonProps) {
  const { button, reason } = useReason(props)
  return (
    <>
      <ChakraIconButton {...button} />
      {reason}
    </>
  )
}

/**
 * Texts beside other children get an element of their own. Page translators move bare texts, and
 * React then fails to insert an icon before them.
 */
const withTextsApart = (children: ReactNode) =>
  Array.isArray(children)
    ? Children.map(children, (child: ReactNode) =>
        typeof child === 'string' ? <span>{child}</span> : child,
      )
    : children

const preventDefault = (event: MouseEvent) => event.preventDefault()

function useReason<Props extends ButtonProps>({
  disabledReason,
  isReasonShown = false,
  isPending = false,
  isFlush = false,
  ...rest
}: Props): { button: Omit<Props, keyof ReasonProps>; reason: ReactNode } {
  const id = useId()
  const button = isFlush ? { ms: rest.size === 'xs' ? '-2.5' : '-3.5', ...rest } : rest
  const refused = { 'aria-disabled': true, onClick: preventDefault } as const
  if (disabledReason === undefined)
    return { button: { ...button, ...(isPending && refused) }, reason: undefined }
  return {
    button: { ...button, 'aria-describedby': id, ...(button.disabled ? {} : refused) },
    reason: (
      // Next to the footer's buttons, so that they do not move.
      <chakra.span
        id={id}
        hidden={!isReasonShown}
        order={-1}
        // On phones on a separate line, so that the buttons stay side by side.
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
