import { Input, Stack } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { env } from '@/shared/config/env'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { FormDialog, NotCreated } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { GenerateIcon } from '@/shared/ui/icons'
import { PasswordField } from '@/shared/ui/fields/password-field'
import { generatePassword, newUserSchema } from './new-user-schema'
import { useCreateUser } from './user-queries'

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const [schema] = useState(() => newUserSchema(env.companyDomain))
  const createUser = useCreateUser()
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', password: '' },
  })
  const { errors } = formState

  const handleValid = handleSubmit((user) => createUser.mutate(user))
  const handleGenerate = () =>
    setValue('password', generatePassword(), { shouldValidate: true, shouldDirty: true })

  return (
    <FormDialog
      title={t('Create User')}
      description={t('The new user gets the role user and logs in with this email and password.')}
      submitLabel={t('Create User')}
      pendingLabel={t('Creating...')}
      isPending={createUser.isPending}
      hasInput={formState.isDirty}
      onSubmit={() => void handleValid()}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormField label={t('Name')} error={errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </FormField>
        <FormField label={t('Email')} error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="off"
            placeholder={t('name@{companyDomain}', { companyDomain: env.companyDomain })}
            {...register('email')}
          />
        </FormField>
        <PasswordField
          label={t('Password')}
          error={errors.password?.message}
          // With any other value, the browser fills in the admin's own password.
          autoComplete="new-password"
          {...register('password')}
        />
        <Button alignSelf="flex-start" size="sm" variant="outline" onClick={handleGenerate}>
          <GenerateIcon />
          {t('Generate')}
        </Button>
        <NotCreated
          error={createUser.error}
          unknown={msg(
            'It is not known whether the user was created. Create User looks for the account first.',
          )}
          refused={msg('The user was not created.')}
        />
      </Stack>
    </FormDialog>
  )
}
