import { Alert, Box } from '@chakra-ui/react'
import { ApiError, reasonOf, serverMessage } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'

/** The server refused the credentials: the toast says everything. */
const REFUSALS = new Set([400, 401, 403, 422])

const isRefusal = (error: Error) => error instanceof ApiError && REFUSALS.has(error.status)

/**
 * Shows beside the form why Log In failed for another reason than the credentials. The toast has to
 * say 'Invalid credentials' wherever the server sent no message; a message in the toast is not
 * repeated.
 */
export function LogInProblem({ error }: { error: Error | null }) {
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
