import { type ButtonProps } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { linkAsButton } from '@/shared/ui/link-as-button'

export type LinkButtonProps = ButtonProps & {
  to: LinkProps['to']
  keys?: string
}

export function LinkButton({ to, keys, children, ...button }: LinkButtonProps) {
  return (
    <Button ref={action(keys)} asChild {...button}>
      <Link to={to} {...linkAsButton}>
        {children}
      </Link>
    </Button>
  )
}
