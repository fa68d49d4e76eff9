import { Grid, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { optionsOf } from '@/entities/lead/lead-filter-options'
import {
  companySizeLabels,
  fundingLabels,
  industryLabels,
  revenueLabels,
  seniorityLabels,
} from '@/entities/lead/lead-labels'
import { useCreateContact } from '@/entities/lead/lead-queries'
import { reasonOf } from '@/shared/api/api-error'
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

const withNone = (labels: Record<string, string>) => [
  { value: '', label: 'Not set' },
  ...optionsOf(labels),
]
const options = {
  industry: withNone(industryLabels),
  companySize: withNone(companySizeLabels),
  seniority: withNone(seniorityLabels),
  fundingStage: withNone(fundingLabels),
  revenueRange: withNone(revenueLabels),
}

const columns = { base: '1fr', sm: '1fr 1fr' }

export function CreateContactDialog({ onClose }: { onClose: () => void }) {
  const unsavedId = useId()
  const createContact = useCreateContact()
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: empty })
  const { errors } = formState

  const handleContact = handleSubmit(
    (contact) => createContact.mutate(contact, { onSuccess: onClose }),
    () => notify.error(messages.missingFields),
  )
  const required = (message: string) => ({
    validate: (value: string) => visibleText(value) !== '' || message,
  })
  const text = (name: FieldName, label: string, type = 'text') => (
    <FormField label={label}>
      <Input dir="auto" type={type} autoComplete="off" {...register(name)} />
    </FormField>
  )
  const choice = (name: keyof typeof options, label: string) => (
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
      title="Create Contact"
      submitLabel="Create Contact"
      pendingLabel="Creating..."
      isPending={createContact.isPending}
      hasInput={formState.isDirty}
      onSubmit={() => void handleContact()}
      onClose={onClose}
    >
      <Stack gap="6">
        <Grid gap="4" templateColumns={columns}>
          <FormField label="First name" isRequired error={errors.firstName?.message}>
            <Input
              dir="auto"
              autoComplete="off"
              {...register('firstName', required('Enter a first name.'))}
            />
          </FormField>
          <FormField label="Last name" isRequired error={errors.lastName?.message}>
            <Input
              dir="auto"
              autoComplete="off"
              {...register('lastName', required('Enter a last name.'))}
            />
          </FormField>
          <FormField label="Email" isRequired error={errors.email?.message}>
            <Input
              type="email"
              autoComplete="off"
              {...register('email', required('Enter an email address.'))}
            />
          </FormField>
          {text('phone', 'Phone', 'tel')}
          {text('title', 'Title')}
          {text('company', 'Company')}
          {text('location', 'Location')}
          {text('linkedinUrl', 'LinkedIn URL', 'url')}
          {choice('industry', 'Industry')}
          {choice('companySize', 'Company Size')}
        </Grid>
        <Stack as="section" gap="4" aria-labelledby={unsavedId}>
          <Heading as="h3" size="sm" id={unsavedId}>
            Not saved with the contact yet
          </Heading>
          <Grid gap="4" templateColumns={columns}>
            {text('department', 'Department')}
            {choice('seniority', 'Seniority')}
            {choice('fundingStage', 'Funding Stage')}
            {choice('revenueRange', 'Revenue Range')}
          </Grid>
        </Stack>
        {createContact.error && (
          <Text color="fg.error" overflowWrap="anywhere">
            {`The contact was not created. ${reasonOf(createContact.error)}`}
          </Text>
        )}
      </Stack>
    </FormDialog>
  )
}
