import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'

export function NotFoundScreen() {
  return (
    <>
      <title>Page Not Found · AI SDR</title>
      <PageHeader title="Page Not Found" />
      <EmptyState
        title="Did you forget to add the page to the router?"
        action={
          <Button asChild>
            <Link to="/">Go to Home</Link>
          </Button>
        }
      />
    </>
  )
}
