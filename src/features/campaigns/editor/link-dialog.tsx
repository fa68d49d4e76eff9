import { Button, Input, Link, Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '@/shared/ui/dialog'
import { FormField } from '@/shared/ui/form-field'
import { isBlankLink, safeLinkUrl } from '../content/safe-url'

export type LinkDraft = { url: string; text: string; isNew: boolean; hasText: boolean }

export type LinkDialogProps = {
  draft: LinkDraft
  onSave: (url: string, text: string) => void
  onRemove: () => void
  onClose: () => void
}

const RULE = 'Use a web address, mailto:, tel: or {{unsubscribe_link}}.'
const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/

/** What somebody means who types an address without its scheme. */
const completed = (typed: string) => {
  const address = typed.trim()
  return MAIL.test(address) ? `mailto:${address}` : safeLinkUrl(address)
}

export function LinkDialog({ draft, onSave, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(isBlankLink(draft.url) ? '' : draft.url)
  const [text, setText] = useState(draft.text)
  const [error, setError] = useState<string>()
  const formId = useId()
  const url = address.trim() ? completed(address) : ''
  const canOpen = url !== '' && !isBlankLink(url) && !url.startsWith('{{')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The page around the editor is a form of its own.
    event.stopPropagation()
    if (!url || isBlankLink(url)) setError(RULE)
    else onSave(url, text)
  }

  return (
    <Dialog
      title={draft.isNew ? 'Add a link' : 'Edit the link'}
      size="sm"
      onClose={onClose}
      footer={
        <>
          {!draft.isNew && (
            <Button variant="outline" colorPalette="red" me="auto" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save link
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          <FormField label="Address" helper={error ? undefined : RULE} error={error} isRequired>
            <Input
              autoFocus
              value={address}
              inputMode="url"
              placeholder="https://"
              onChange={(event) => {
                setAddress(event.target.value)
                setError(undefined)
              }}
            />
          </FormField>
          {draft.hasText && (
            <FormField label="Text">
              <Input value={text} onChange={(event) => setText(event.target.value)} />
            </FormField>
          )}
          {!draft.isNew && canOpen && (
            <Link href={url} target="_blank" rel="noopener noreferrer" alignSelf="flex-start">
              Open link in a new tab
            </Link>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
