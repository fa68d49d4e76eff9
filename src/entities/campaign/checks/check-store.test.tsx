import { db } from '@mocks/entry/db'
import { endScenario, fail, server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { eventsQuery } from '@/entities/event/event-queries'
import { translate } from '@/shared/i18n/translate'
import { deferred } from '@/test/deferred'
import { createCheck } from './check-store'
import { peopleTexts, sentBeforeTexts } from './check-texts'

beforeEach(() => signInAs('user'))

const summerWebinar = { id: '8', name: 'Summer webinar', listId: '1', steps: [] }
const inListThree = { id: '99', name: 'Another', listId: '3', steps: [] }
const textOf = (check: ReturnType<typeof createCheck>) =>
  peopleTexts(check.state.get(), translate).join(' · ')

function holdLists() {
  const waiting = new Map<string, () => void>()
  const asked: string[] = []
  server.use(
    http.get('*/api/lists/:id/leads', async ({ params }) => {
      const { promise, resolve } = deferred()
      waiting.set(String(params.id), resolve)
      asked.push(String(params.id))
      await promise
    }),
  )
  return {
    asked,
    release: async (...ids: string[]) => {
      for (const id of ids) {
        await waitFor(() => expect(waiting.has(id)).toBe(true))
        waiting.get(id)?.()
      }
    },
  }
}

describe('the check before sending', () => {
  let client: QueryClient
  beforeEach(() => {
    client = createAppQueryClient()
  })

  it('counts recipients before the lists of active campaigns are read', async () => {
    const lists = holdLists()
    const check = createCheck(client, { isWithOthers: true })
    check.open([inListThree], translate)
    expect(textOf(check)).toBe('Reading who will get this...')
    await lists.release('3')
    await waitFor(() => expect(textOf(check)).toMatch(/people will get this.*not checked$/))
    expect(check.state.get()).toMatchObject({ isDone: false, progress: { value: 1 } })
    const rest = lists.asked.filter((id) => id !== '3')
    await lists.release(...rest)
    const { overlap, isDone } = await check.whenDone()
    expect({ overlap, isDone }).toEqual({ overlap: 'known', isDone: true })
    expect(new Set(lists.asked).size).toBe(lists.asked.length)
    check.close()
  })

  it('names people of whom an event of an earlier campaign was loaded before', async () => {
    const push = { id: '1', name: 'Push', listId: '1', steps: [], status: 'paused', sentEmails: 1 }
    const leads = ['Ada', 'Bo'].map((name) => ({ id: name, name, email: `${name}@x.example` }))
    server.use(
      http.get('*/api/campaigns', () => HttpResponse.json([{ ...push, totalLeads: 2 }])),
      http.get('*/api/lists/1/leads', () => HttpResponse.json(leads)),
    )
    const replied = { id: '1', timestamp: 1, eventType: 'replied', contactName: undefined }
    client.setQueryData(eventsQuery('replied').queryKey, [
      { ...replied, contactEmail: 'ada@x.example', payload: { campaign: 'Push' } },
    ])
    const check = createCheck(client)
    check.open([summerWebinar], translate)
    expect(sentBeforeTexts(await check.whenDone(), translate)).toEqual([
      '1 of these 2 were sent “Push”; which of them is not known. According to events, it was sent to “Ada”.',
    ])
    check.close()
  })

  it('rereads nothing for the next selection', async () => {
    const first = createCheck(client, { isWithOthers: true })
    first.open([summerWebinar], translate)
    await first.whenDone()
    first.close()
    const lists = holdLists()
    const next = createCheck(client, { isWithOthers: true })
    next.open([summerWebinar], translate)
    await next.whenDone()
    expect(lists.asked).toEqual([])
    next.close()
  })

  it('reads no further lists once it is cancelled', async () => {
    const lists = holdLists()
    const check = createCheck(client, { isWithOthers: true })
    check.open([inListThree], translate)
    check.cancel()
    await lists.release('3')
    const { overlap, isCancelled } = await check.whenDone()
    expect({ overlap, isCancelled }).toEqual({ overlap: 'reading', isCancelled: true })
    expect(textOf(check)).toMatch(/other campaigns not checked$/)
    check.close()
  })

  it('counts who is in any of many other campaigns', async () => {
    const { campaigns, lists } = db
    const one = lists.all()[0]
    const sent = campaigns.all().find(({ status }) => status === 'active')
    if (!one || !sent) throw new Error('No list or campaign')
    for (let id = 100; id < 160; id += 1) {
      lists.insert({ ...one, id: `${id}` })
      campaigns.insert({ ...sent, id: `${id}`, listId: `${id}` })
    }
    server.use(
      http.get('*/api/lists/:id/leads', ({ params }) => {
        const ids = params.id === '3' || params.id === '159' ? ['a', 'b'] : [String(params.id)]
        return HttpResponse.json({ leads: ids.map((id) => ({ id, email: `${id}@x.example` })) })
      }),
    )
    const check = createCheck(client, { isWithOthers: true })
    check.open([inListThree], translate)
    await check.whenDone()
    expect(textOf(check)).toBe('2 people will get this · 2 in other campaigns')
    check.close()
  })

  it('says which list could not be read, until a retry has read it', async () => {
    fail('getListContacts')
    const check = createCheck(client, { isWithOthers: true })
    check.open([summerWebinar], translate)
    const { audience } = await check.whenDone()
    expect(audience).toBe('failed')
    expect(check.state.get().reach.get('8')).toBe('failed')
    expect(textOf(check)).toMatch(/not known: the contacts of “.+” could not be read\.$/)
    endScenario()
    check.retry()
    await waitFor(() => expect(textOf(check)).toMatch(/^40 people will get this \(48 contacts, 8 /))
    check.close()
  })

  it('does not treat unreadable lists as empty', async () => {
    server.use(http.get('*/api/lists', () => HttpResponse.json({}, { status: 500 })))
    const check = createCheck(client)
    check.open([summerWebinar], translate)
    await check.whenDone()
    expect(textOf(check)).toBe('Who will get this is not known: the lists could not be read.')
    expect(check.state.get().findings).toContainEqual({
      campaignId: '8',
      text: 'The campaign has no steps.',
    })
    server.resetHandlers()
    check.retry()
    await waitFor(() => expect(textOf(check)).toMatch(/^40 people will get this/))
    check.close()
  })

  it('checks again when another campaign becomes active', async () => {
    const check = createCheck(client, { isWithOthers: true })
    check.open([inListThree], translate)
    await check.whenDone()
    const before = check.state.get()
    client.setQueryData(campaignsQuery.queryKey, (all) =>
      all?.map((one) => ({ ...one, listId: '3', status: 'active' })),
    )
    await waitFor(() => expect(check.state.get().sources).not.toEqual(before.sources))
    expect(textOf(check)).toMatch(/in other campaigns$/)
    check.close()
  })
})
