import { Box } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { translate } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { Loading } from '@/shared/ui/loading'
import { isMissingCode } from './missing-code'
import { MissingCodePanel } from './missing-code-panel'

type Props = { children: ReactNode }
type State = { failure?: { error: unknown } }

/**
 * Error boundary for failures outside any screen: shows a panel with Retry instead of a blank page.
 */
export class LastResort extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const title = translate('The application could not be shown')
    return (
      <Box as="main" minH="100dvh" p="4" maxW="40rem" mx="auto" pt="20dvh">
        {isMissingCode(failure.error) ? (
          <MissingCodePanel
            error={failure.error}
            title={title}
            waiting={<Loading label={translate('Loading...')} />}
          />
        ) : (
          <ErrorPanel
            title={title}
            error={failure.error}
            onRetry={() => window.location.reload()}
          />
        )}
      </Box>
    )
  }
}
