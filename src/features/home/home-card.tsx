import { Card, Flex, Heading, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n/translate'

type Props = {
  title: string
  /** Beside the title. */
  note?: string
  action?: ReactNode
  viewAll?: LinkProps['to']
  /** On phones, before the other cards. */
  isFirst?: boolean
  children?: ReactNode
}

export function HomeCard({ title, note, action, viewAll, isFirst, children }: Props) {
  const t = useTranslation()
  const headingId = useId()
  return (
    <Card.Root
      as="section"
      aria-labelledby={headingId}
      order={isFirst ? { base: -1, xl: 0 } : undefined}
    >
      <Card.Header
        as={Flex}
        flexDirection="row"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        gap="3"
        py={children ? undefined : '3'}
      >
        <Heading as="h2" id={headingId} size="sm" flex={note ? undefined : '1'}>
          {title}
        </Heading>
        {note && (
          <Text flex="1" color="fg.muted">
            {note}
          </Text>
        )}
        {viewAll && (
          <Link asChild minHeight="6" textStyle="sm" fontWeight="medium">
            <RouterLink to={viewAll} aria-describedby={headingId}>
              {t('View All')}
            </RouterLink>
          </Link>
        )}
        {action}
      </Card.Header>
      {children && (
        <Card.Body gap="4" pt="3">
          {children}
        </Card.Body>
      )}
    </Card.Root>
  )
}
