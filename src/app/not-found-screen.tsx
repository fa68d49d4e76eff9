import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { PageHeader } from '@/shared/ui/page/page-header'

export function NotFoundScreen() {
  const t = useTranslation()

  return (
    <>
      <title>{t('Page Not Found · AI SDR')}</title>
      <PageHeader title={t('Page Not Found')} />
      <EmptyState
        title={t('Did you forget to add the page to the router?')}
        action={
          <Button asChild>
            <Link to="/">{t('Go to Home')}</Link>
          </Button>
        }
      />
    </>
  )
}
