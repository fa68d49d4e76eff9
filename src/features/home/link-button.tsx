import { Button, type ButtonProps } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'

type Props = ButtonProps & { to: LinkProps['to'] }

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** Leads to another screen: a button to whoever presses it, an address that opens in a new tab too. */
export function LinkButton({ to, children, ...button }: Props) {
  return (
    <Button asChild {...button}>
      <Link to={to} role="button" onKeyDown={pressWithSpace}>
        {children}
      </Link>
    </Button>
  )
}
