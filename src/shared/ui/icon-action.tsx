import type { ComponentProps, ComponentType } from 'react'
import { IconButton } from './button'

type Props = Omit<ComponentProps<typeof IconButton>, 'children'> & {
  label: string
  Icon: ComponentType
}

/** A button with an icon only, and a name for those who cannot see it. */
export const IconAction = ({ label, Icon, ...button }: Props) => (
  <IconButton size="xs" variant="ghost" {...button} aria-label={label}>
    <Icon />
  </IconButton>
)
