import { Alert, Box, Button, Card, Heading, Input, Stack } from '@chakra-ui/react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useLogIn } from '@/entities/session/session-queries'
import { env } from '@/shared/config/env'
import { useTranslation } from '@/shared/i18n/translate'
import { FormField } from '@/shared/ui/fields/form-field'
import { Logo } from '@/shared/ui/logo'
import { PasswordField } from '@/shared/ui/fields/password-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { PENDING, Refusal } from '@/shared/ui/refusal'
import { LanguageChoice } from './language-choice'
import { whyNotLogIn } from './log-in-guard'
import { LogInProblem } from './log-in-problem'

type Props = {
  /**
   * Why the screen shows although a user may be signed in: the session ended, or the check
   * failed.
   */
  notice?: ReactNode
}

export function LogInScreen({ notice }: Props) {
  const t = useTranslation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const logIn = useLogIn()

  const forgetProblem = () => {
    if (logIn.error) logIn.reset()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    forgetProblem()
    const refusal = whyNotLogIn({ email, password }, env.companyDomain)
    if (refusal) notify.error(refusal)
    else logIn.mutate({ email: email.trim(), password })
  }

  return (
    <Box
      as="main"
      minH="100dvh"
      display="grid"
      gap="4"
      placeItems="center"
      placeContent="center"
      bg="bg.subtle"
      p="4"
    >
      <title>{`${t('Log In')} · AI SDR`}</title>
      <Card.Root width="full" maxW="26rem" shadow="md">
        <Card.Body gap="6">
          <Stack gap="4" align="flex-start">
            <Logo />
            <Heading as="h1" size="2xl">
              {t('Log In')}
            </Heading>
          </Stack>
          {notice}
          <Alert.Root status="info" size="sm" role="note">
            <Alert.Indicator />
            <Alert.Title fontWeight="normal">
              {t('Restricted Access: Only @{companyDomain} email addresses are permitted', {
                companyDomain: env.companyDomain,
              })}
            </Alert.Title>
          </Alert.Root>
          <form onSubmit={handleSubmit} onInput={forgetProblem} noValidate>
            <Stack gap="4">
              <FormField label={t('Email')}>
                <Input
                  type="email"
                  autoComplete="username"
                  placeholder={t('you@{companyDomain}', { companyDomain: env.companyDomain })}
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              </FormField>
              <PasswordField
                label={t('Password')}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <Refusal reason={logIn.isPending ? t(PENDING) : undefined}>
                <Button type="submit" disabled={logIn.isPending} mt="2">
                  {logIn.isPending ? t('Logging in...') : t('Log In')}
                </Button>
              </Refusal>
            </Stack>
            <LogInProblem error={logIn.error} />
          </form>
        </Card.Body>
      </Card.Root>
      <LanguageChoice />
    </Box>
  )
}
