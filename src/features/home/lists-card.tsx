import { useQuery } from '@tanstack/react-query'
import { listsQuery } from '@/entities/list/list-queries'
import { EmptyState } from '@/shared/ui/empty-state'
import { AddIcon, ListsIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'
import { LatestRows } from './latest-rows'
import { LinkButton } from './link-button'

export function ListsCard() {
  const lists = useQuery(listsQuery)

  return (
    <HomeCard title="Your Lists" viewAll="/lists">
      <LatestRows
        read={lists}
        label="First lists"
        failureTitle="The lists could not be loaded"
        countOf={({ leads }) => `${leads.length} contacts`}
        empty={
          <EmptyState
            icon={<ListsIcon />}
            title="No lists yet"
            description="Create your first contact list to start organizing leads"
            action={
              <LinkButton to="/lists" keys="l">
                Create First List
              </LinkButton>
            }
          />
        }
        action={
          <LinkButton to="/lists" keys="l" variant="outline">
            <AddIcon />
            Add New List
          </LinkButton>
        }
      />
    </HomeCard>
  )
}
