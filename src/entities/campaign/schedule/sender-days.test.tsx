import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { listReader, listsQuery } from '@/entities/list/list-queries'
import { SessionContext } from '@/entities/session/session-context'
import { read } from '@/shared/api/answer'
import { writer } from '@/test/writer'
import { campaignReader } from '../campaign'
import { campaignsQuery } from '../campaign-queries'
import { SenderDays } from './sender-days'

const active = (counts: object, sender = 'a@x.example') => ({
  status: 'active',
  steps: [{ config: { sender } }],
  ...counts,
})
const noCampaign = { status: 'draft' }

it.each([
  [{ totalLeads: 30 }, noCampaign, /about 30 mails from a@x\.example/],
  [{ totalLeads: 30 }, active({ sentEmails: 1, totalLeads: 3 }), /about 32 mails/],
  [{ totalLeads: 30 }, active({}, 'b@x.example'), /about 30 mails/],
  [{}, noCampaign, 'Without this campaign: the number of its contacts is not known.'],
  [
    { totalLeads: 0 },
    active({ sentEmails: 1 }),
    'Without 1 active campaign: the number of its people is not known.',
  ],
])('estimates the days of the list %j beside the campaign %j', (counts, other, text) => {
  const client = createAppQueryClient()
  client.setQueryData(listsQuery.queryKey, [read(listReader, { id: '5', name: 'Fair', ...counts })])
  client.setQueryData(campaignsQuery.queryKey, [read(campaignReader, { id: 1, ...other })])
  render(
    <Providers queryClient={client}>
      <SessionContext value={writer}>
        <SenderDays steps={[{ sender: 'a@x.example', delay: 0 }]} listId="5" />
      </SessionContext>
    </Providers>,
  )
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(/Without|about/)).toBe(screen.getByText(text))
})
