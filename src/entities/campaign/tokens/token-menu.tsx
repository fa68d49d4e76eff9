import { Flex, Menu, Portal, Stack, Text } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { isTokenName, type TokenName, tokens, tokenText } from './tokens'

export { BracesIcon as TokenIcon } from 'lucide-react'

type TokenMenuProps = {
  trigger: ReactElement
  onChoose: (name: TokenName) => void
}

export function TokenMenu({ trigger, onChoose }: TokenMenuProps) {
  const t = useTranslation()
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => isTokenName(value) && onChoose(value)}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="16rem" maxWidth="calc(100vw - 1rem)">
            {tokens.map(({ name, label, about }) => (
              <Menu.Item key={name} value={name}>
                <Stack gap="0" flex="1">
                  <Flex align="baseline" justify="space-between" gap="4">
                    <Text fontWeight="medium">{t(label)}</Text>
                    <Text textStyle="xs" color="fg.muted" fontFamily="mono">
                      {tokenText(name)}
                    </Text>
                  </Flex>
                  <Text textStyle="xs" color="fg.muted">
                    {t(about)}
                  </Text>
                </Stack>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
