import { Card, Flex, Heading, Link } from '@chakra-ui/react'
import { Link as RouterLink, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

type Props = {
  title: string
  icon?: ReactNode
  viewAll?: LinkProps['to']
  children: ReactNode
}

export function HomeCard({ title, icon, viewAll, children }: Props) {
  const t = useTranslation()
  const headingId = useId()
  return (
    <Card.Root as="section" aria-labelledby={headingId}>
      <Card.Header as={Flex} flexDirection="row" alignItems="center" gap="3">
        {icon && (
          <Flex aria-hidden color="fg.muted">
            {icon}
          </Flex>
        )}
        <Heading as="h2" id={headingId} size="sm" flex="1">
          {title}
        </Heading>
        {viewAll && (
          <Link asChild minHeight="6" textStyle="sm" fontWeight="medium">
            <RouterLink to={viewAll} aria-describedby={headingId}>
              {t('View All')}
            </RouterLink>
          </Link>
        )}
      </Card.Header>
      <Card.Body gap="4">{children}</Card.Body>
    </Card.Root>
  )
}
