import { EmptyState } from '@/shared/ui/empty-state'

export function SearchImportTab() {
  return (
    <EmptyState
      title="Searching from here is on its way"
      description="For now, leads come into a list from a CSV file."
    />
  )
}
