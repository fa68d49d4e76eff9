import { Button, Input } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { FormField } from '@/shared/ui/fields/form-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { Refusal } from '@/shared/ui/refusal'
import { campaignMessages } from '../model/messages'
import { FlowPage } from './flow-page'
import { whySaving } from '../drafts/draft-state'

type Props = {
  name: string
  isSaving: boolean
  onChange: (name: string) => void
  onCancel: () => void
  onContinue: () => void
}

export function NameStep({ name, isSaving, onChange, onCancel, onContinue }: Props) {
  const t = useTranslation()
  const isBlank = visibleText(name) === ''

  return (
    <FlowPage
      title={t('Create a new campaign')}
      subtitle={t('Give it a name that your team will recognise.')}
      isSaving={isSaving}
      onSubmit={() => (isBlank ? notify.error(campaignMessages.nameRequired) : onContinue())}
      footer={
        <>
          <Refusal reason={whySaving(isSaving)}>
            <Button variant="outline" disabled={isSaving} onClick={onCancel}>
              {t('Cancel')}
            </Button>
          </Refusal>
          <Refusal isShown reason={isBlank ? t('Enter a name to go on.') : undefined}>
            <Button type="submit" disabled={isBlank}>
              {t('Continue')}
            </Button>
          </Refusal>
        </>
      }
    >
      <FormField label={t('Campaign name')} isRequired>
        <Input
          autoFocus
          autoComplete="off"
          placeholder={t('Spring outreach')}
          value={name}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // A disabled submit button would keep Enter from submitting; the rule is shown instead.
            if (event.key === 'Enter' && isBlank) notify.error(campaignMessages.nameRequired)
          }}
        />
      </FormField>
    </FlowPage>
  )
}
