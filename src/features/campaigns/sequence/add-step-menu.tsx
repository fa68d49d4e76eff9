import { Badge, Button, Menu, Portal } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { AddIcon } from '@/shared/ui/icons'
import { stepTypes } from './step-types'

export function AddStepMenu({ onAdd }: { onAdd: () => void }) {
  const t = useTranslation()

  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button ref={action('n')} variant="outline" size="sm">
          <AddIcon />
          {t('Add step')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="15rem" maxWidth="calc(100vw - 1rem)">
            {stepTypes.map(({ type, label, icon: Icon, isUsable }) => (
              <Menu.Item
                key={type}
                value={type}
                disabled={!isUsable}
                // The menu's onSelect does not fire in the first moments after opening.
                onClick={isUsable ? onAdd : undefined}
              >
                <Icon size={16} aria-hidden />
                {t(label)}
                {!isUsable && (
                  <Badge size="xs" ms="auto">
                    {t('Coming Soon')}
                  </Badge>
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
