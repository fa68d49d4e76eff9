import { Grid, Heading, Input, Stack } from '@chakra-ui/react'
import { memo, useId, useState } from 'react'
import { Controller, useForm, useFormState, type UseFormReturn } from 'react-hook-form'
import { labelOptions } from '@/entities/lead/search/lead-filter-options'
import {
  companySizeLabels,
  fundingLabels,
  industryLabels,
  type Labels,
  revenueLabels,
  seniorityLabels,
} from '@/entities/lead/lead-labels'
import { useCreateContact } from '@/entities/lead/search/lead-queries'
import { newLeads, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { msg, toText, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { FormDialog, NotCreated } from '@/shared/ui/dialogs/form-dialog'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { FormField } from '@/shared/ui/fields/form-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { notify } from '@/shared/ui/notifications/toaster'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  title: '',
  company: '',
  phone: '',
  linkedinUrl: '',
  location: '',
  industry: '',
  companySize: '',
  department: '',
  seniority: '',
  fundingStage: '',
  revenueRange: '',
}

type FieldName = keyof typeof empty

// Avoids media queries, because each new media rule makes Chromium restyle the whole page.
/** Two columns in windows of at least 31.5rem. */
const columns = 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))'

/** Room for the errors, so that no field moves when they appear. */
const errorsInGaps = {
  columnGap: '4',
  rowGap: '6',
  '& [data-part=error-text]': { position: 'absolute', top: '100%', textStyle: 'xs', mt: '0.5' },
}

const missingFields = {
  title: msg('Missing required fields'),
  description: msg('Please fill in first name, last name, and email.'),
}

type Props = {
  /** Its email may be a domain with its @, for the user to complete. */
  filledIn?: Partial<typeof empty>
  onClose: () => void
}

export function CreateContactDialog({ filledIn, onClose }: Props) {
  const t = useTranslation()
  const createContact = useCreateContact()
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues: { ...empty, ...filledIn },
  })

  const [isForList, setIsForList] = useState(false)

  const handleContact = handleSubmit(
    (contact) =>
      createContact.mutate(contact, {
        onSuccess: (apolloId) => {
          onClose()
          const source = newLeads([{ apolloId, email: contact.email }])
          if (isForList) openListSaveJob({ source, onEnd: () => {} })
        },
      }),
    () => notify.error(missingFields),
  )

  return (
    <FormDialog
      size="lg"
      title={t('Create Contact')}
      submitLabel={t('Create Contact')}
      pendingLabel={t('Creating...')}
      isPending={createContact.isPending}
      hasInput={formState.isDirty}
      onSubmit={() => void handleContact()}
      onClose={onClose}
    >
      <Stack gap="6">
        <ContactFields {...{ register, control }} />
        <CheckLabel isChecked={isForList} onChange={setIsForList}>
          {t('Add to a list')}
        </CheckLabel>
        <NotCreated
          error={createContact.error}
          unknown={msg('It is not known whether the contact was created.')}
          refused={msg('The contact was not created.')}
        />
      </Stack>
    </FormDialog>
  )
}

type ContactFieldsProps = Pick<UseFormReturn<typeof empty>, 'register' | 'control'>

/** Memoised, because `useForm` renders the dialog twice when it opens. */
const ContactFields = memo(function ContactFields({ register, control }: ContactFieldsProps) {
  const t = useTranslation()
  const unsavedId = useId()
  const { errors } = useFormState({ control })

  /** @param missing makes the field required; the error shown without a value */
  const text = (name: FieldName, label: string, type = 'text', missing?: Translatable) => (
    <FormField label={label} isRequired={Boolean(missing)} error={errors[name]?.message}>
      <Input
        dir="auto"
        type={type}
        autoComplete="off"
        {...register(name, {
          validate: (value) => !missing || /^[^@]/.test(visibleText(value)) || toText(missing),
        })}
      />
    </FormField>
  )
  const choice = (name: FieldName, label: string, labels: Labels<string>) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <SelectField
          label={label}
          options={[{ value: '', label: t('Not set') }, ...labelOptions(labels)]}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )

  return (
    <>
      <Grid css={errorsInGaps} templateColumns={columns}>
        {text('firstName', t('First name'), 'text', msg('Enter a first name.'))}
        {text('lastName', t('Last name'), 'text', msg('Enter a last name.'))}
        {text('email', t('Email'), 'email', msg('Enter an email address.'))}
        {text('phone', t('Phone'), 'tel')}
        {text('title', t('Title'))}
        {text('company', t('Company'))}
        {text('location', t('Location'))}
        {text('linkedinUrl', t('LinkedIn URL'), 'url')}
        {choice('industry', t('Industry'), industryLabels)}
        {choice('companySize', t('Company Size'), companySizeLabels)}
      </Grid>
      <Stack as="section" gap="4" aria-labelledby={unsavedId}>
        <Heading as="h3" size="sm" id={unsavedId}>
          {t('Not saved with the contact yet')}
        </Heading>
        <Grid gap="4" templateColumns={columns}>
          {text('department', t('Department'))}
          {choice('seniority', t('Seniority'), seniorityLabels)}
          {choice('fundingStage', t('Funding Stage'), fundingLabels)}
          {choice('revenueRange', t('Revenue Range'), revenueLabels)}
        </Grid>
      </Stack>
    </>
  )
})
