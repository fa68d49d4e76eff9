import { Button, type ButtonProps } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { linkAsButton } from '@/shared/ui/link-as-button'

type Props = ButtonProps & { to: LinkProps['to'] }

/** Leads to another screen. */
export function LinkButton({ to, children, ...button }: Props) {
  return (
    <Button asChild {...button}>
      <Link to={to} {...linkAsButton}>
        {children}
      </Link>
    </Button>
  )
}
