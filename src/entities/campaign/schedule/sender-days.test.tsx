import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { listReader, listsQuery } from '@/entities/list/list-queries'
import { SessionContext } from '@/entities/session/session-context'
import { read } from '@/shared/api/answer'
import { writer } from '@/test/writer'
import { campaignsQuery } from '../campaign-queries'
import { SenderDays } from './sender-days'

it.each([
  [{ totalLeads: 30 }, /about 30 mails from a@x\.example/],
  [{}, 'Without this campaign: the number of its contacts is not known.'],
])('estimates the days of the list %j', (counts, text) => {
  const client = createAppQueryClient()
  client.setQueryData(listsQuery.queryKey, [read(listReader, { id: '5', name: 'Fair', ...counts })])
  client.setQueryData(campaignsQuery.queryKey, [])
  render(
    <Providers queryClient={client}>
      <SessionContext value={writer}>
        <SenderDays steps={[{ sender: 'a@x.example', delay: 0 }]} listId="5" />
      </SessionContext>
    </Providers>,
  )
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(/Without|30 mails/)).toBe(screen.getByText(text))
})
