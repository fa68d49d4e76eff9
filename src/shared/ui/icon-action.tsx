import type { ComponentProps, ComponentType } from 'react'
import { IconButton } from './button'

type Props = Omit<ComponentProps<typeof IconButton>, 'children'> & {
  label: string
  Icon: ComponentType
}

/** An icon-only button with a tooltip and an accessible name. */
export const IconAction = ({ label, Icon, ...button }: Props) => (
  <IconButton size="xs" variant="ghost" {...button} aria-label={label}>
    <Icon />
  </IconButton>
)
