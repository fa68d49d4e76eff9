import { chakra } from '@chakra-ui/react'
import { shortcutLabel } from '@/shared/i18n/shortcut-label'

export const ShortcutKeys = ({ keys }: { keys: string }) => (
  <chakra.span display="inline-flex" gap="1" flexShrink="0">
    {keys.split(' ').map((key, index) => (
      <chakra.kbd
        // oxlint-disable-next-line react/no-array-index-key -- a sequence never changes its order
        key={index}
        px="1.5"
        minWidth="6"
        textAlign="center"
        borderWidth="1px"
        borderRadius="l1"
        bg="bg.muted"
        color="fg.muted"
        fontFamily="body"
        textStyle="xs"
      >
        {shortcutLabel(key)}
      </chakra.kbd>
    ))}
  </chakra.span>
)
