import { Box } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { ErrorPanel } from '@/shared/ui/error-panel'

type Props = { children: ReactNode }
type State = { hasFailed: boolean }

/** For what breaks outside of any screen: a panel with Retry instead of a white page. */
export class LastResort extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Box as="main" minH="100dvh" p="4" maxW="40rem" mx="auto" pt="20dvh">
        <ErrorPanel
          title="The application could not be shown"
          message="The connection may be down, or a new version may have been published."
          onRetry={() => window.location.reload()}
        />
      </Box>
    )
  }
}
