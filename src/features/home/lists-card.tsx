import { useQuery } from '@tanstack/react-query'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { EmptyState } from '@/shared/ui/empty-state'
import { AddIcon, ListsIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'
import { LatestRows } from './latest-rows'
import { LinkButton } from './link-button'

export function ListsCard() {
  const t = useTranslation()
  const lists = useQuery(listsQuery)

  return (
    <HomeCard title={t('Your Lists')} viewAll="/lists">
      <LatestRows
        read={lists}
        label={t('First lists')}
        failureTitle={t('The lists could not be loaded')}
        countOf={({ leads }) => t('{count} contacts', { count: leads.length })}
        empty={
          <EmptyState
            icon={<ListsIcon />}
            title={t('No lists yet')}
            description={t('Create your first contact list to start organizing leads')}
            action={
              <LinkButton to="/lists" keys="l">
                {t('Create First List')}
              </LinkButton>
            }
          />
        }
        action={
          <LinkButton to="/lists" keys="l" variant="outline">
            <AddIcon />
            {t('Add New List')}
          </LinkButton>
        }
      />
    </HomeCard>
  )
}
