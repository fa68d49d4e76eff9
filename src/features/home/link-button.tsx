import { Button, type ButtonProps } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { linkAsButton } from '@/shared/ui/link-as-button'

type Props = ButtonProps & { to: LinkProps['to'] }

/** A link to another screen that looks like a button. */
export function LinkButton({ to, children, ...button }: Props) {
  return (
    <Button asChild {...button}>
      <Link to={to} {...linkAsButton}>
        {children}
      </Link>
    </Button>
  )
}
