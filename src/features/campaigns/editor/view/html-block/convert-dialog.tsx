import { Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { parseMail } from '../../../mail/mail-source'

type Props = { html: string; onConfirm: () => void; onClose: () => void }

/** Says what will be lost before anything is converted. */
export function ConvertDialog({ html, onConfirm, onClose }: Props) {
  const lost = useMemo(() => describeLayout(html), [html])
  return (
    <ConfirmDialog
      title="Convert to simple text"
      confirmLabel="Convert to simple text"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text>
          {`The texts, links and pictures of this block become paragraphs that you can edit.`}
        </Text>
        <Text>{`What is lost: ${lost}.`}</Text>
        <Text>Undo brings the block back exactly as it is now.</Text>
      </Stack>
    </ConfirmDialog>
  )
}

function describeLayout(html: string): string {
  const { body } = parseMail(html)
  const tables = body.querySelectorAll('table').length
  return new Intl.ListFormat('en').format([
    ...(tables > 0 ? [tables === 1 ? 'its table' : `its ${tables} tables`] : []),
    'columns',
    'the shape of buttons',
    'backgrounds, borders and spacing',
  ])
}
