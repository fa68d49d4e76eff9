import { Box, chakra, Heading, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { singleKeys } from '@/shared/lib/device/single-keys'
import { useStore } from '@/shared/lib/state/store'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { SingleKeysCheckbox } from '@/shared/ui/fields/single-keys-checkbox'
import type { Command } from './command'
import { rowKeyHelp } from './row-keys'
import { ShortcutKeys } from './shortcut-keys'

type Props = {
  readCommands: () => Command[]
  onClose: () => void
}

export function ShortcutSheet({ readCommands, onClose }: Props) {
  const t = useTranslation()
  const [commands] = useState(readCommands)
  const [rowKeys] = useState(rowKeyHelp)
  const title = useRef<HTMLSpanElement>(null)
  const isOn = useStore(singleKeys) === 'on'
  const working = commands.filter(({ keys }) => keys && (isOn || keys.startsWith('mod+')))
  const groups = [t('On this screen'), t('Go to'), t('General')].map((title) => ({
    title,
    entries: working
      .filter(({ group }) => group === title)
      .map(({ label, keys = '' }) => ({ label, keys: [keys] })),
  }))
  const rows = rowKeys.map(({ label, keys, letters }) => ({
    label,
    keys: isOn ? [...letters, ...keys] : keys,
  }))

  return (
    <Dialog
      size="lg"
      title={
        <chakra.span ref={title} tabIndex={-1} outline="none">
          {t('Keyboard shortcuts')}
        </chakra.span>
      }
      // Not the checkbox: Space would toggle it.
      initialFocusEl={() => title.current}
      onClose={onClose}
    >
      <Stack gap="6">
        <Box columnCount={{ base: 1, md: 2 }} columnGap="10" mb="-6">
          {[...groups, { title: t('In a table or list'), entries: rows }].map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </Box>
        <SingleKeysCheckbox />
      </Stack>
    </Dialog>
  )
}

type Entry = { label: string; keys: readonly string[] }

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const t = useTranslation()
  const headingId = useId()
  const shown = entries.filter(({ keys }) => keys.length > 0)
  if (shown.length === 0) return null
  return (
    <Box as="section" aria-labelledby={headingId} breakInside="avoid" pb="6">
      <Heading as="h3" size="sm" id={headingId} mb="2">
        {title}
      </Heading>
      <chakra.dl>
        {shown.map(({ label, keys }) => (
          <chakra.div
            key={label}
            display="flex"
            justifyContent="space-between"
            gap="3"
            py="1.5"
            borderBottomWidth="1px"
            textStyle="sm"
          >
            <chakra.dt minWidth="0" overflowWrap="anywhere">
              {label}
            </chakra.dt>
            <chakra.dd display="flex" flexWrap="wrap" justifyContent="flex-end" gap="1.5">
              {keys.map((key, index) => (
                <chakra.span key={key}>
                  {index > 0 && <VisuallyHidden>{t('or')} </VisuallyHidden>}
                  <ShortcutKeys keys={key} />
                </chakra.span>
              ))}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Box>
  )
}
