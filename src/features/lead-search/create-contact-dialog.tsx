import { Grid, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { labelOptions } from '@/entities/lead/lead-filter-options'
import {
  companySizeLabels,
  fundingLabels,
  industryLabels,
  type Labels,
  revenueLabels,
  seniorityLabels,
} from '@/entities/lead/lead-labels'
import { useCreateContact } from '@/entities/lead/lead-queries'
import { reasonOf } from '@/shared/api/api-error'
import {
  msg,
  toText,
  type Translatable,
  type Translate,
  useTranslation,
} from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/visible-text'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'

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

const withNone = (t: Translate, labels: Labels<string>) => [
  { value: '', label: t('Not set') },
  ...labelOptions(labels),
]
const optionsOfFields = (t: Translate) => ({
  industry: withNone(t, industryLabels),
  companySize: withNone(t, companySizeLabels),
  seniority: withNone(t, seniorityLabels),
  fundingStage: withNone(t, fundingLabels),
  revenueRange: withNone(t, revenueLabels),
})

const columns = { base: '1fr', sm: '1fr 1fr' }

export function CreateContactDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const unsavedId = useId()
  const createContact = useCreateContact()
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: empty })
  const { errors } = formState

  const handleContact = handleSubmit(
    (contact) => createContact.mutate(contact, { onSuccess: onClose }),
    () => notify.error(messages.missingFields),
  )
  const required = (message: Translatable) => ({
    validate: (value: string) => visibleText(value) !== '' || toText(message),
  })
  const text = (name: FieldName, label: string, type = 'text') => (
    <FormField label={label}>
      <Input dir="auto" type={type} autoComplete="off" {...register(name)} />
    </FormField>
  )
  const options = useMemo(() => optionsOfFields(t), [t])
  const choice = (name: keyof ReturnType<typeof optionsOfFields>, label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <SelectField
          label={label}
          options={options[name]}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )

  return (
    <FormDialog
      size="lg"
      lateBodyHeight={{ base: '68rem', sm: '40rem' }}
      title={t('Create Contact')}
      submitLabel={t('Create Contact')}
      pendingLabel={t('Creating...')}
      isPending={createContact.isPending}
      hasInput={formState.isDirty}
      onSubmit={() => void handleContact()}
      onClose={onClose}
    >
      <Stack gap="6">
        <Grid gap="4" templateColumns={columns}>
          <FormField label={t('First name')} isRequired error={errors.firstName?.message}>
            <Input
              dir="auto"
              autoComplete="off"
              {...register('firstName', required(msg('Enter a first name.')))}
            />
          </FormField>
          <FormField label={t('Last name')} isRequired error={errors.lastName?.message}>
            <Input
              dir="auto"
              autoComplete="off"
              {...register('lastName', required(msg('Enter a last name.')))}
            />
          </FormField>
          <FormField label={t('Email')} isRequired error={errors.email?.message}>
            <Input
              type="email"
              autoComplete="off"
              {...register('email', required(msg('Enter an email address.')))}
            />
          </FormField>
          {text('phone', t('Phone'), 'tel')}
          {text('title', t('Title'))}
          {text('company', t('Company'))}
          {text('location', t('Location'))}
          {text('linkedinUrl', t('LinkedIn URL'), 'url')}
          {choice('industry', t('Industry'))}
          {choice('companySize', t('Company Size'))}
        </Grid>
        <Stack as="section" gap="4" aria-labelledby={unsavedId}>
          <Heading as="h3" size="sm" id={unsavedId}>
            {t('Not saved with the contact yet')}
          </Heading>
          <Grid gap="4" templateColumns={columns}>
            {text('department', t('Department'))}
            {choice('seniority', t('Seniority'))}
            {choice('fundingStage', t('Funding Stage'))}
            {choice('revenueRange', t('Revenue Range'))}
          </Grid>
        </Stack>
        {createContact.error && (
          <Text color="fg.error" overflowWrap="anywhere">
            {t('The contact was not created. {reason}', {
              reason: reasonOf(createContact.error),
            })}
          </Text>
        )}
      </Stack>
    </FormDialog>
  )
}
