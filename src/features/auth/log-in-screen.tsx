import { Alert, Box, Card, Heading, Input, Stack, Text, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLogIn } from '@/entities/session/session-queries'
import type { User } from '@/entities/session/user'
import { ApiError, reasonOf, serverMessage } from '@/shared/api/api-error'
import { env } from '@/shared/config/env'
import { useLanguage } from '@/shared/i18n/language'
import { languageOptions } from '@/shared/i18n/languages'
import { useTranslation } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import { Button } from '@/shared/ui/button'
import { chooseLanguage } from '@/shared/ui/fields/choose-language'
import { FormField } from '@/shared/ui/fields/form-field'
import { Logo } from '@/shared/ui/logo'
import { PasswordField } from '@/shared/ui/fields/password-field'
import { lazyPart } from '@/shared/ui/lazy-part'
import { notify } from '@/shared/ui/notifications/toaster'
import { type Credentials, logInSchema } from './log-in-schema'

const ConfirmDialog = lazyPart(
  async () => (await import('@/shared/ui/dialogs/confirm-dialog')).ConfirmDialog,
)

type Props = {
  /**
   * Why Log In is shown although a user may be signed in: the session expired, or could not be
   * checked.
   */
  notice?: ReactNode
  /** The user whose session expired; their screens stay mounted. */
  interrupted?: User
  /** It replaces a screen that had the focus. */
  takesFocus?: boolean
}

export function LogInScreen({ notice, interrupted, takesFocus = false }: Props) {
  const t = useTranslation()
  const [schema] = useState(() => logInSchema(env.companyDomain))
  const logIn = useLogIn()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    // A field would open the keyboard of a phone.
    const isTouch = 'touch' in document.documentElement.dataset
    const target = isTouch ? heading.current : form.current?.querySelector('input')
    target?.focus()
  }, [takesFocus])

  const forgetProblem = () => {
    if (logIn.error) logIn.reset()
  }

  /** Credentials to confirm, because another user's log-in would discard unsaved work. */
  const [asked, setAsked] = useState<Credentials>()
  const handleLogIn = (credentials: Credentials) => {
    setAsked(undefined)
    logIn.mutate(credentials)
  }
  const handleForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    forgetProblem()
    // Password managers may fill in fields without firing events.
    const { data, error } = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!data) {
      notify.error({ title: error.issues[0]?.message ?? '' })
      return
    }
    const isOther = interrupted && !isSameAddress(interrupted.email, data.email)
    if (isOther && isWorkLostBy({ by: 'other-user' })) setAsked(data)
    else handleLogIn(data)
  }

  return (
    <Box
      as="main"
      minH="100dvh"
      display="grid"
      gap="4"
      placeItems="center"
      placeContent="center"
      bg="bg.brand"
      p="4"
    >
      <title>{`${t('Log In')} · AI SDR`}</title>
      <Card.Root width="full" maxW="26rem" shadow="md">
        <Card.Body gap="6">
          <Stack gap="4" align="flex-start">
            <Logo isLarge />
            <Stack gap="1">
              <Heading ref={heading} as="h1" size="xl" tabIndex={-1} outline="none">
                {t('Log In')}
              </Heading>
              <Text color="fg.muted">
                {t('Find prospects, write to them, and see who answers.')}
              </Text>
            </Stack>
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
          <form ref={form} onSubmit={handleForm} onInput={forgetProblem} noValidate>
            <Stack gap="4">
              <FormField label={t('Email')}>
                <Input
                  type="email"
                  autoComplete="username"
                  placeholder={t('you@{companyDomain}', { companyDomain: env.companyDomain })}
                  name="email"
                />
              </FormField>
              <PasswordField
                label={t('Password')}
                autoComplete="current-password"
                name="password"
              />
              <Button type="submit" isPending={logIn.isPending} mt="2">
                {logIn.isPending ? t('Logging in...') : t('Log In')}
              </Button>
            </Stack>
            <LogInProblem error={logIn.error} />
          </form>
        </Card.Body>
      </Card.Root>
      <LanguageChoice />
      {asked && interrupted && (
        <ConfirmDialog
          title={t('Log in as another user?')}
          confirmLabel={t('Log in and discard it')}
          onConfirm={() => handleLogIn(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t('{name} has unsaved work in this tab. It is lost when another user logs in.', {
            name: interrupted.name || interrupted.email,
          })}
        </ConfirmDialog>
      )}
    </Box>
  )
}

/** Statuses that mean wrong credentials; the toast says everything. */
const REFUSALS = new Set([400, 401, 403, 422])

const isRefusal = (error: Error) => error instanceof ApiError && REFUSALS.has(error.status)

/**
 * Shows beside the form why Log In failed, unless the credentials were wrong. The toast must say
 * 'Invalid credentials' whenever the server sent no message; a message of the server is in the
 * toast and not repeated here.
 */
function LogInProblem({ error }: { error: Error | null }) {
  const t = useTranslation()

  return (
    <Box role="status">
      {error && !isRefusal(error) && (
        <Alert.Root status="error" size="sm" mt="4">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('Your email and password could not be checked.')}</Alert.Title>
            {serverMessage(error) === undefined && (
              <Alert.Description>{reasonOf(error)}</Alert.Description>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
    </Box>
  )
}

/** Shows each language under its own name, for users who cannot read the current one. */
function LanguageChoice() {
  const t = useTranslation()
  const language = useLanguage()
  return (
    <chakra.select
      aria-label={t('Language')}
      value={language}
      onChange={({ target }) => {
        const option = languageOptions.find(({ value }) => value === target.value)
        if (option) void chooseLanguage(option.value)
      }}
      justifySelf="center"
      minH="9"
      px="2"
      borderRadius="l2"
      bg="transparent"
      color="fg.muted"
      textStyle="sm"
    >
      {languageOptions.map(({ value, locale, ownName }) => (
        <option key={value} value={value} lang={locale}>
          {ownName}
        </option>
      ))}
    </chakra.select>
  )
}
