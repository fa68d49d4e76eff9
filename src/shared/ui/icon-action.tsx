import { IconButton } from '@chakra-ui/react'
import type { ComponentProps, ComponentType } from 'react'
import { Refusal } from './refusal'

type Props = Omit<ComponentProps<typeof IconButton>, 'children'> & {
  label: string
  Icon: ComponentType
  refusal?: string | undefined
}

/** Icon button with an accessible name. */
export const IconAction = ({ label, Icon, refusal, ...button }: Props) => (
  <Refusal reason={refusal}>
    <IconButton size="xs" variant="ghost" {...button} aria-label={label}>
      <Icon />
    </IconButton>
  </Refusal>
)
