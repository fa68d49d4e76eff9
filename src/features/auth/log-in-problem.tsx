import { Alert, Box } from '@chakra-ui/react'
import { ApiError, reasonOf, serverMessage } from '@/shared/api/api-error'

/** The server read the credentials and refused them: the toast says all there is to say. */
const REFUSALS = new Set([400, 401, 403, 422])

const isRefusal = (error: Error) => error instanceof ApiError && REFUSALS.has(error.status)

/**
 * Beside the form, why Log In failed for another reason than the credentials. The toast must say
 * 'Invalid credentials' wherever the server sent no message; a message that it shows is not repeated.
 */
export function LogInProblem({ error }: { error: Error | null }) {
  return (
    <Box role="status">
      {error && !isRefusal(error) && (
        <Alert.Root status="error" size="sm" mt="4">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Your email and password could not be checked.</Alert.Title>
            {serverMessage(error) === undefined && (
              <Alert.Description>{reasonOf(error)}</Alert.Description>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
    </Box>
  )
}
