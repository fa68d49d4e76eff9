import { Tag } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { CloseIcon } from './icons'
import { UserText } from './user-text'

type Props = Pick<Tag.RootProps, 'as'> & {
  label: string
  /** Longer labels end in an ellipsis. */
  maxLabelWidth?: string
  /** Opens its field, by a press on the label. */
  onOpen?: (() => void) | undefined
  onRemove: (button: HTMLElement) => void
}

/** An active filter with a button that removes it. */
export function FilterTag({ label, maxLabelWidth = '16rem', onOpen, onRemove, ...root }: Props) {
  const t = useTranslation()

  return (
    <Tag.Root size="lg" colorPalette="gray" borderRadius="full" ps="3" maxW="full" {...root}>
      <Tag.Label>
        <UserText
          text={label}
          maxWidth={maxLabelWidth}
          {...(onOpen && { as: 'button', minHeight: '6', cursor: 'pointer', onClick: onOpen })}
        />
      </Tag.Label>
      <Tag.EndElement boxSize="6">
        <Tag.CloseTrigger
          aria-label={t('Remove {label}', { label })}
          data-action="remove"
          boxSize="6"
          css={{ '& svg': { boxSize: '4' } }}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          <CloseIcon />
        </Tag.CloseTrigger>
      </Tag.EndElement>
    </Tag.Root>
  )
}
