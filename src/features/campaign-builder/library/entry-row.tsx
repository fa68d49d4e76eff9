import { chakra, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { DeleteIcon, EditIcon } from '@/shared/ui/icons'
import type { Entry } from './entry'

type Props = {
  entry: Entry
  about: string
  isRenaming: boolean
  onRenaming: (isRenaming: boolean) => void
  onInsert: () => void
  onRename: (name: string) => void
  onRemove: () => void
}

export function EntryRow(props: Props) {
  const t = useTranslation()
  const { entry, about, isRenaming, onRenaming, onInsert, onRename, onRemove } = props
  const { name } = entry
  // Returns the focus to the button after renaming.
  const [wasRenaming, setWasRenaming] = useState(false)
  const handleRename = () => {
    setWasRenaming(true)
    onRenaming(true)
  }
  const buttons = [
    { id: 'Rename', label: t('Rename {name}', { name }), Icon: EditIcon, onPress: handleRename },
    { id: 'Delete', label: t('Delete {name}', { name }), Icon: DeleteIcon, onPress: onRemove },
  ]

  return (
    <Flex as="li" data-row align="center" gap="2" py="2" _notLast={{ borderBottomWidth: '1px' }}>
      {isRenaming ? (
        <RenameForm name={name} onRename={onRename} onClose={() => onRenaming(false)} />
      ) : (
        <>
          <Stack gap="0" flex="1" minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            <Text color="fg.muted" textStyle="sm" truncate>
              {about}
            </Text>
          </Stack>
          <Button
            size="xs"
            variant="outline"
            aria-label={t('Insert {name}', { name })}
            onClick={onInsert}
          >
            {t('Insert')}
          </Button>
          <Flex flexShrink="0">
            {buttons.map(({ id, label, Icon, onPress }) => (
              <IconButton
                key={id}
                size="xs"
                variant="ghost"
                data-action={id}
                aria-label={label}
                autoFocus={wasRenaming && id === 'Rename'}
                onClick={onPress}
              >
                <Icon />
              </IconButton>
            ))}
          </Flex>
        </>
      )}
    </Flex>
  )
}

type FormProps = { name: string; onRename: (name: string) => void; onClose: () => void }

function RenameForm({ name, onRename, onClose }: FormProps) {
  const t = useTranslation()
  const [typed, setTyped] = useState(name)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = visibleText(typed)
    if (chosen && chosen !== name) onRename(chosen)
    onClose()
  }
  return (
    <chakra.form onSubmit={handleSubmit} display="flex" flexWrap="wrap" flex="1" gap="2">
      <Input
        size="sm"
        flex="1 1 12rem"
        autoFocus
        aria-label={t('New name of {name}', { name })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button type="submit" size="sm">
        {t('Rename')}
      </Button>
      <Button size="sm" variant="outline" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </chakra.form>
  )
}
