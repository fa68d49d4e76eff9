import { Input, Link, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { enteredLinkUrl, isBlankLink } from '@/entities/campaign/mail/safe-url'
import { textFromElsewhere } from '@/entities/campaign/mail/foreign-html'
import { tokenText } from '@/entities/campaign/tokens/tokens'

export type LinkDraft = { url: string; text: string; isNew: boolean; hasText: boolean }

type LinkDialogProps = {
  draft: LinkDraft
  onSave: (url: string, text: string) => void
  onRemove: () => void
  onClose: () => void
}

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/

const completed = (typed: string) => {
  const address = typed.trim()
  return MAIL.test(address) ? `mailto:${address}` : enteredLinkUrl(address)
}

export function LinkDialog({ draft, onSave, onRemove, onClose }: LinkDialogProps) {
  const t = useTranslation()
  const [address, setAddress] = useState(isBlankLink(draft.url) ? '' : draft.url)
  const [text, setText] = useState(draft.text)
  const [isRefused, setIsRefused] = useState(false)
  const rule = t('Use a web address, mailto:, tel: or {token}.', {
    token: tokenText('unsubscribe_link'),
  })
  const url = address.trim() ? completed(address) : ''
  const canOpen = url !== '' && !isBlankLink(url) && !url.startsWith('{{')

  const handleAddress = (address: string) => {
    setAddress(address)
    setIsRefused(false)
  }
  const handleSubmit = () => {
    if (!url) return setIsRefused(true)
    if (!isBlankLink(url)) return onSave(url, textFromElsewhere(text))
    notify.error({ title: t(ADDRESS_REFUSED), description: rule })
    // Typed text stays in the mail, where it can be read and edited.
    return onSave(url, draft.isNew ? text || address.trim() : text)
  }

  return (
    <FormDialog
      title={draft.isNew ? t('Add a link') : t('Edit the link')}
      size="sm"
      submitLabel={t('Save link')}
      onSubmit={handleSubmit}
      onClose={onClose}
      aside={
        !draft.isNew && (
          <Button variant="outline" colorPalette="red" me="auto" onClick={onRemove}>
            {t('Remove link')}
          </Button>
        )
      }
    >
      <Stack gap="4">
        <AddressField value={address} rule={rule} isRefused={isRefused} onChange={handleAddress} />
        {draft.hasText && (
          <FormField label={t('Text')}>
            <Input value={text} onChange={(event) => setText(event.target.value)} />
          </FormField>
        )}
        {!draft.isNew && canOpen && (
          <Link href={url} target="_blank" rel="noopener noreferrer" alignSelf="flex-start">
            {t('Open link in a new tab')}
          </Link>
        )}
      </Stack>
    </FormDialog>
  )
}

const ADDRESS = msg('Address', 'of a web page or picture')

/** The specification allows only some schemes; other addresses become blank. */
export const ADDRESS_REFUSED = msg('The address was not allowed and is blank now')

type Props = {
  value: string
  /** Rule for addresses: a hint at first, then the error text if the field is empty. */
  rule: string
  isRefused: boolean
  onChange: (address: string) => void
}

export function AddressField({ value, rule, isRefused, onChange }: Props) {
  const t = useTranslation()

  return (
    <FormField
      label={t(ADDRESS)}
      helper={isRefused ? undefined : rule}
      error={isRefused ? rule : undefined}
      isRequired
    >
      <Input
        autoFocus
        value={value}
        inputMode="url"
        placeholder="https://"
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  )
}
